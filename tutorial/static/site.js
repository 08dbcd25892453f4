// The little that htmx leaves open: what is said when a request fails, and where focus goes.
// Every page works without this file.
(() => {
  const status = document.getElementById("status");

  // A held Enter must not answer and then press Next as well.
  addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && event.target.tagName !== "TEXTAREA") event.preventDefault();
  }, true);

  // A button with an address of its own (the language switch) goes there, past htmx.
  addEventListener("submit", (event) => {
    if (event.submitter?.hasAttribute("formaction")) event.stopPropagation();
  }, true);

  // Emptied first, so that the same verdict twice is announced twice.
  addEventListener("htmx:before:request", () => {
    status.textContent = "";
    document.getElementById("failure")?.remove();
  });

  // No answer at all. What was typed and chosen has not moved.
  addEventListener("htmx:error", ({ detail: { ctx, error } }) => {
    if (!ctx || ctx.response) return;
    const late = String(error?.message ?? error) === "timeout";
    say(ctx, late ? status.dataset.slow : status.dataset.offline);
  });

  // A whole page, from a network that asks to sign in or from an address that was led elsewhere,
  // is not let into this one.
  addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.response.headers.get("Fragment")) return;
    event.preventDefault();
    const refused = ctx.response.status >= 400 && ctx.response.status < 500;
    say(ctx, refused ? status.dataset.refused : status.dataset.broken);
  });

  addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const code = ctx.response?.status ?? 200;
    if (code >= 400 && ctx.swap === "none") {
      return say(ctx, status.textContent || (code < 500 ? status.dataset.refused : status.dataset.broken));
    }
    const heading = document.querySelector("[data-focus]") ?? document.getElementById("verdict");
    if (document.activeElement === document.body) (heading ?? document.getElementById("main")).focus();
    const board = document.querySelector(".solved") && document.querySelector("#puzzle .board");
    for (const each of [board, heading?.parentElement]) each?.scrollIntoView({ block: "nearest" });
  });

  // Aloud, and to be seen below what was pressed.
  function say({ sourceElement, request }, sentence) {
    const note = document.createElement("div");
    const words = document.createElement("p");
    const pressed = request?.submitter ?? sourceElement;
    status.textContent = words.textContent = sentence;
    note.id = "failure";
    note.className = "notice";
    note.append(words);
    document.getElementById("failure")?.remove();
    if (pressed?.isConnected) (pressed.closest("figure, fieldset, form p, form") ?? pressed).after(note);
    else document.getElementById("main").prepend(note);
    note.scrollIntoView({ block: "nearest" });
  }
})();
