"""The score sheet: for people at a real table, who have tiles and want the points kept."""
