// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";

/** How long a message stays, in milliseconds. */
const STAYS = 6000;

/** Tells the user what has happened: a bar with choices, or a message that goes by itself. */
export class Notices {
  /** @param {import("../rpc/session.js").Session} session */
  constructor(session) {
    this.bar = element("div", { className: "notices" });
    this.toasts = element("div", { className: "toasts", role: "status" });
    session.on("error", (error) => this.say(error.message, true));
    session.on("state", (state) => this.#connection(state));
    session.on("reopened", () => this.say(text("connection.recovered")));
  }

  /**
   * Shows a message for a while.
   *
   * @param {string} message
   * @param {boolean} [isError]
   */
  say(message, isError = false) {
    const isThere = [...this.toasts.children].some(({ textContent }) => textContent === message);
    if (isThere) return;
    const toast = element("div", { className: "toast", textContent: message });
    toast.classList.toggle("error", isError);
    if (isError) toast.setAttribute("role", "alert");
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), STAYS);
  }

  /**
   * Shows a bar until one of its buttons is pressed, or another bar of the same kind takes its place.
   *
   * @param {string} kind
   * @param {string} message
   * @param {[title: string, act: () => void][]} [buttons]
   */
  show(kind, message, buttons = []) {
    this.hide(kind);
    const bar = element("div", { className: "notice", role: "alert", dataset: { kind } });
    bar.append(element("span", { textContent: message }));
    for (const [title, act] of buttons) {
      const onclick = () => {
        bar.remove();
        act();
      };
      bar.append(element("button", { textContent: title, onclick }));
    }
    this.bar.append(bar);
    return bar;
  }

  /** @param {string} kind */
  hide(kind) {
    this.bar.querySelector(`[data-kind="${kind}"]`)?.remove();
  }

  /** @param {import("../rpc/transport.js").TransportState} state */
  #connection(state) {
    if (state === "open") this.hide("connection");
    else this.show("connection", text(`connection.${state}`));
  }
}
