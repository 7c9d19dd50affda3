// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { isExpected } from "../../rpc/errors.js";
import { element } from "../../ui/element.js";
import { Panel, moveByArrows } from "./panel.js";

/** @typedef {import("../../rpc/messages").SearchMatch} SearchMatch */

/** How long the user does not type before the search begins, in milliseconds. */
const PATIENCE = 250;
/** How many hits the list shows; all of them are counted, marked and gone through. */
const LISTED = 500;
const OPTIONS = ["matchCase", "wholeWords", "regex"];

/** Finds words: hits as they come, a list of them, and marks on the pages and the scroll bar. */
export class SearchPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("search", application);
    this.#query.setAttribute("aria-label", text("search"));
    this.#query.oninput = () => this.#later();
    this.#query.addEventListener("keydown", (event) => this.#pressed(event));
    this.#options = OPTIONS.map((name) => {
      const box = element("input", { type: "checkbox", name, onchange: () => this.#start() });
      return { box, label: element("label", {}, box, text(`search.${name}`)) };
    });
    const labels = this.#options.map(({ label }) => label);
    this.bar.append(this.#query, element("div", { className: "options" }, ...labels));
    this.bar.append(this.#progress, this.#status);
    this.#status.setAttribute("role", "status");
    moveByArrows(this.content, "button");
  }

  #query = element("input", { type: "search" });
  #progress = element("progress", { hidden: true, value: 0 });
  #status = element("div", { className: "search-status" });
  #options;
  #timer = 0;
  /** @type {AbortController | null} */ #running = null;
  /** @type {SearchMatch[]} */ #matches = [];
  #current = -1;
  #frame = 0;

  begin() {
    this.#focus();
    return [() => this.#stop()];
  }

  /** @param {string} words Searches for them; where there are none, the user enters some. */
  find(words) {
    if (words) {
      this.#query.value = words;
      this.#start();
    }
    this.#focus();
  }

  #focus() {
    this.#query.focus();
    this.#query.select();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#start(), PATIENCE);
  }

  #stop() {
    this.#running?.abort();
    this.#running = null;
    this.#matches = [];
    this.#current = -1;
    this.content.replaceChildren();
    this.#mark();
  }

  async #start() {
    this.#stop();
    const query = this.#query.value;
    this.#status.textContent = "";
    if (!query || !this.viewer) return;
    const running = new AbortController();
    this.#running = running;
    const options = Object.fromEntries(this.#options.map(({ box }) => [box.name, box.checked]));
    try {
      await this.document.ask("search/find", { query, ...options }, {
        signal: running.signal,
        onProgress: ({ done, total }) => this.#advance(running, done / total),
        onPartial: ({ matches = [] }) => running === this.#running && this.#found(matches),
      });
    } catch (error) {
      if (running !== this.#running || isExpected(error)) return;
      this.#status.textContent = /** @type {Error} */ (error).message;
      return;
    } finally {
      if (running === this.#running) this.#progress.hidden = true;
    }
    if (running === this.#running) this.#count();
  }

  /**
   * @param {AbortController} running
   * @param {number} share
   */
  #advance(running, share) {
    if (running !== this.#running) return;
    this.#progress.hidden = share >= 1;
    this.#progress.value = share;
  }

  /** @param {SearchMatch[]} matches */
  #found(matches) {
    const rows = [];
    for (const match of matches) {
      const index = this.#matches.push(match) - 1;
      if (index < LISTED) rows.push(this.#row(match, index));
    }
    this.content.append(...rows);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#count();
      this.#mark();
      if (this.#current < 0) this.#goFromHere();
    });
  }

  /**
   * @param {SearchMatch} match
   * @param {number} index
   */
  #row({ before = "", text: found = "", after = "", pageIndex }, index) {
    const words = element("span", {}, `${before}`, element("mark", { textContent: found }), after);
    const page = element("small", { textContent: String(pageIndex + 1) });
    const row = element("button", { className: "hit", dataset: { index } }, words, page);
    row.onclick = () => this.#go(index);
    return row;
  }

  /** The first hit from the page in sight on. */
  #goFromHere() {
    const here = this.viewport.pageIndex;
    const index = this.#matches.findIndex(({ pageIndex }) => pageIndex >= here);
    if (index >= 0) this.#go(index);
  }

  /** @param {number} index */
  #go(index) {
    const count = this.#matches.length;
    if (!count) return;
    this.#current = (index + count) % count;
    const { pageIndex, quads = [] } = this.#matches[this.#current];
    const [x0, y0, , , , , x1, y1] = quads[0];
    /** @type {[number, number, number, number]} */ const rect = [x0, y0, x1, y1];
    this.run(() => this.viewport.command("view/goTo", { pageIndex, rect, recorded: false }));
    for (const row of this.content.querySelectorAll("[aria-current]")) {
      row.removeAttribute("aria-current");
    }
    const row = this.content.querySelector(`[data-index="${this.#current}"]`);
    row?.setAttribute("aria-current", "true");
    row?.scrollIntoView({ block: "nearest" });
    this.#count();
    this.#mark();
  }

  #count() {
    const values = { number: this.#current + 1, count: this.#matches.length };
    this.#status.textContent = text(values.count ? "search.count" : "search.none", values);
  }

  #mark() {
    /** @type {import("../../viewer/overlay-shapes.js").Mark[]} */
    const items = this.#matches.map(({ pageIndex, quads = [] }, index) => ({
      kind: "quads",
      role: index === this.#current ? "currentMatch" : "match",
      pageIndex,
      quads,
    }));
    this.viewer?.overlay?.mark(items);
    const places = items.map(({ pageIndex, quads }) => ({ pageIndex, y: quads[0][1] }));
    this.viewer?.marks?.show(places);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter") this.#go(this.#current + (event.shiftKey ? -1 : 1));
    else if (event.key === "Escape") {
      this.#query.value = "";
      this.#start();
      this.viewport.scroller.element.focus();
    } else return;
    event.preventDefault();
  }
}
