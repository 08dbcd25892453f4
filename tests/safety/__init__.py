"""What must not go wrong: forged, broken and doubled requests, a failing disk, a killed server."""
