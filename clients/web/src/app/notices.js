// SPDX-License-Identifier: MIT
import { named, text } from "../i18n/catalogue.js";
import { RectoError, Unreachable, isExpected } from "../rpc/errors.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** How long a message stays, in milliseconds. */
const STAYS = 6000;
/** How long one with a button stays. */
const OFFERED = 20_000;

/** Tells the user what has happened: a bar with choices, or a message that goes by itself. */
export class Notices {
  /** @param {import("../rpc/session.js").Session} session */
  constructor(session) {
    this.bar = element("div", { className: "notices" });
    this.toasts = element("div", { className: "toasts", role: "status" });
    session.on("error", (error) => this.say(wordsOf(error), true));
    session.on("state", (state) => this.#connection(session.isRestarting ? "open" : state));
    session.on("reopened", ({ failed }) => {
      if (!failed.size && !session.isRestarting) this.say(text("connection.recovered"));
      for (const document of session.documents) {
        const error = failed.get(document);
        if (error) this.#missing(session, document, error);
        else this.hide("lost", document);
      }
    });
  }

  /** @type {Map<HTMLElement, RectoDocument>} Bars that are about one document. */ #owners = new Map();
  /** @type {RectoDocument | null} */ #shown = null;

  /**
   * @param {import("../rpc/session.js").Session} session
   * @param {RectoDocument} document Could not be opened again.
   * @param {Error} error
   */
  #missing(session, document, error) {
    const values = { name: document.fileName, message: wordsOf(error) };
    // The path of an upload says nothing to the user.
    const isUpload = session.resources.isTemporary(document.source.path ?? "");
    const isGone = isUpload && error instanceof RectoError && error.kind === "cannotOpen";
    const message = text(isGone ? "connection.uploadGone" : "connection.missing", values);
    const again = () => document.reopen().catch((failure) => {
      if (isExpected(failure)) session.report(failure);
      else this.#missing(session, document, failure);
    });
    this.show("lost", message, [[text("again"), again]], document);
  }

  /**
   * Shows a message for a while.
   *
   * @param {string} message
   * @param {boolean} [isError]
   * @param {{title: string, act: () => void}} [offer] A button, for which the message stays longer.
   */
  say(message, isError = false, offer) {
    const isThere = [...this.toasts.children].some(({ textContent }) => textContent === message);
    if (isThere) return;
    const toast = element("div", { className: "toast", textContent: message });
    if (offer) {
      const onclick = () => {
        toast.remove();
        offer.act();
      };
      toast.append(element("button", { type: "button", textContent: offer.title, onclick }));
    }
    toast.classList.toggle("error", isError);
    if (isError) toast.setAttribute("role", "alert");
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), offer ? OFFERED : STAYS);
  }

  /**
   * Shows a bar until one of its buttons is pressed, or another bar of the same kind takes its place.
   *
   * @param {string} kind
   * @param {string} message
   * @param {[title: string, act: () => void][]} [buttons]
   * @param {RectoDocument} [document] The document that it is about: the bar is seen with its pages.
   */
  show(kind, message, buttons = [], document) {
    this.hide(kind, document);
    const bar = element("div", { className: "notice", role: "alert", dataset: { kind } });
    bar.append(element("span", { textContent: message }));
    for (const [title, act] of buttons) {
      const onclick = () => {
        this.#remove(bar);
        act();
      };
      bar.append(element("button", { textContent: title, onclick }));
    }
    if (document) {
      this.#owners.set(bar, document);
      bar.hidden = document !== this.#shown;
    }
    this.bar.append(bar);
    return bar;
  }

  /**
   * @param {string} kind
   * @param {RectoDocument} [document]
   */
  hide(kind, document) {
    for (const bar of this.#bars) {
      if (bar.dataset.kind === kind && this.#owners.get(bar) === document) this.#remove(bar);
    }
  }

  /** @param {RectoDocument | null} document Shows the bars that are about this document. */
  follow(document) {
    this.#shown = document;
    for (const [bar, owner] of this.#owners) bar.hidden = owner !== document;
  }

  /** @param {RectoDocument} document Is closed. */
  forget(document) {
    for (const [bar, owner] of [...this.#owners]) if (owner === document) this.#remove(bar);
  }

  get #bars() {
    return /** @type {HTMLElement[]} */ ([...this.bar.children]);
  }

  /** @param {HTMLElement} bar */
  #remove(bar) {
    this.#owners.delete(bar);
    bar.remove();
  }

  /** @param {import("../rpc/transport.js").TransportState} state */
  #connection(state) {
    if (state === "open") this.hide("connection");
    else this.show("connection", text(`connection.${state}`));
  }
}

/** @param {Error} error What to tell the user, in place of words for programmers. */
export function wordsOf(error) {
  if (error instanceof Unreachable) return text("error.unreachable");
  if (!(error instanceof RectoError)) return error.message;
  // What forbids something, what there is none of, or what is exceeded.
  const { by, what, limit } = /** @type {{by?: string, what?: string, limit?: string}} */ (error.data ?? {});
  return named("error", `${error.kind}.${by ?? what ?? limit}`, named("error", error.kind, error.message));
}
