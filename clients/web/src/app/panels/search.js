// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { isExpected } from "../../rpc/errors.js";
import { element } from "../../ui/element.js";
import { markForRedaction } from "../redacting.js";
import { VirtualGrid } from "../../ui/virtual-grid.js";
import { Panel, moveByArrows } from "./panel.js";
import { SearchOptions } from "./search-options.js";

/** @typedef {import("../../rpc/messages").SearchMatch} SearchMatch */
/** @typedef {import("../../viewer/overlay-shapes.js").Mark} Mark */

/** How long the user does not type before the search begins, in milliseconds. */
const PATIENCE = 250;
/** How often the list and the marks follow a search that runs, in milliseconds. */
const INTERVAL = 100;
/** The size of a hit in the list: three lines of text. */
const ITEM = { width: Infinity, height: 72 };

/** Finds words: hits as they come, a list of them, and marks on the pages and the scroll bar. */
export class SearchPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("search", application);
    this.#query.setAttribute("aria-label", text("search"));
    this.#query.oninput = () => this.#later();
    this.#query.addEventListener("keydown", (event) => this.#pressed(event));
    this.#options = new SearchOptions(() => this.#start());
    this.bar.append(this.#query, this.#options.element, this.#progress, this.#status, this.#redact);
    this.#redact.onclick = () => this.run(() => this.#markForRedaction());
    this.#status.setAttribute("role", "status");
    moveByArrows(this.content, "button");
    this.#list = new VirtualGrid(this.content, ITEM, (index) => this.#row(index));
  }

  #query = element("input", { type: "search" });
  #progress = element("progress", { hidden: true, value: 0 });
  #status = element("div", { className: "search-status" });
  #redact = element("button", { textContent: text("search.redact"), hidden: true });
  #options;
  #list;
  /** Begins the search when the user has typed. */ #timer = 0;
  /** Shows the hits that came since the last time. */ #refresh = 0;
  /** @type {AbortController | null} */ #running = null;
  /** @type {SearchMatch[]} In the order of the pages. */ #matches = [];
  /** @type {Map<number, Mark[]>} The marks of the matches, by page. */ #marks = new Map();
  /** @type {Set<number>} The pages whose marks are not drawn yet. */ #unmarked = new Set();
  #current = -1;
  /** Whether to go to the first hit. */ #goes = true;

  begin() {
    this.#focus();
    return [
      () => this.#stop(),
      this.#list.follow(),
      this.document.on("pages", ({ kept }) => kept.length && this.#again()),
      this.document.on("renewed", () => this.#again()),
    ];
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
    clearTimeout(this.#timer);
    this.#timer = 0;
    clearTimeout(this.#refresh);
    this.#refresh = 0;
    this.#matches = [];
    this.#current = -1;
    this.#unmarked = new Set(this.#marks.keys());
    this.#marks = new Map();
    this.#list.show(0);
    this.#status.textContent = "";
    this.#redact.hidden = true;
    this.#mark();
  }

  /** Searches again because pages changed, without moving the view. */
  #again() {
    if (this.#running) this.#start(false);
  }

  /** @param {boolean} [goes] Whether to go to the first hit. */
  async #start(goes = true) {
    this.#stop();
    this.#goes = goes;
    const query = this.#query.value;
    if (!query || !this.viewer) return;
    const running = new AbortController();
    this.#running = running;
    try {
      await this.document.ask("search/find", { query, ...this.#options.chosen }, {
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
    if (running !== this.#running) return;
    this.#show();
    if (this.#current < 0 && this.#goes) this.#go(0);
  }

  #markForRedaction() {
    const search = { query: this.#query.value, ...this.#options.chosen };
    return markForRedaction(this.application, this.document, search);
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

  /** @param {SearchMatch[]} matches Of one page. Those of the pages in sight come before all others. */
  #found(matches) {
    if (!matches.length) return;
    const { pageIndex } = matches[0];
    const place = this.#placeOf(pageIndex);
    const [isFirst, isLast] = [!this.#matches.length, place === this.#matches.length];
    this.#matches.splice(place, 0, ...matches);
    if (!isLast) this.#list.show(0);
    if (this.#current >= place) this.#current += matches.length;
    this.#marks.set(pageIndex, [...(this.#marks.get(pageIndex) ?? []), ...matches.map(markOf)]);
    this.#unmarked.add(pageIndex);
    this.#refresh ||= window.setTimeout(() => this.#show(), isFirst ? 0 : INTERVAL);
  }

  /** @param {number} page The place of its hits among all. */
  #placeOf(page) {
    let place = this.#matches.length;
    while (place > 0 && this.#matches[place - 1].pageIndex > page) place -= 1;
    return place;
  }

  /** Shows the hits that there are by now. */
  #show() {
    clearTimeout(this.#refresh);
    this.#refresh = 0;
    this.#list.extend(this.#matches.length);
    if (this.#current < 0 && this.#goes) this.#goFromHere();
    else this.#count();
    this.#mark();
  }

  /** @param {number} index */
  #row(index) {
    const { before = "", text: found = "", after = "", pageIndex } = this.#matches[index];
    const words = element("span", {}, `${before}`, element("mark", { textContent: found }), after);
    const page = element("small", { textContent: String(pageIndex + 1) });
    const row = element("button", { className: "hit" }, words, page);
    if (index === this.#current) row.setAttribute("aria-current", "true");
    row.onclick = () => this.#go(Number(row.dataset.index));
    return row;
  }

  /** The first hit from the page in sight on. */
  #goFromHere() {
    const here = this.viewport.pageIndex;
    const index = this.#matches.findIndex(({ pageIndex }) => pageIndex >= here);
    if (index >= 0) this.#go(index);
    else this.#count();
  }

  /** @param {number} index */
  #go(index) {
    const count = this.#matches.length;
    if (!count) return;
    this.#markAs("match");
    this.#current = (index + count) % count;
    this.#markAs("currentMatch");
    const { pageIndex, quads = [] } = this.#matches[this.#current];
    const [x0, y0, , , , , x1, y1] = quads[0];
    this.run(() => this.viewport.command("view/goTo", { pageIndex, rect: [x0, y0, x1, y1], recorded: false }));
    for (const row of this.#list.items.values()) row.removeAttribute("aria-current");
    this.#list.reveal(this.#current)?.setAttribute("aria-current", "true");
    this.#count();
    this.#mark();
  }

  #count() {
    const values = { number: this.#current + 1, count: this.#matches.length };
    this.#status.textContent = text(values.count ? "search.count" : "search.none", values);
    this.#redact.hidden = !values.count;
  }

  /** @param {"match" | "currentMatch"} role Of the present hit. */
  #markAs(role) {
    const match = this.#matches[this.#current];
    if (!match) return;
    const marks = this.#marks.get(match.pageIndex) ?? [];
    const number = this.#current - this.#placeOf(match.pageIndex - 1);
    if (marks[number]) marks[number].role = role;
    this.#unmarked.add(match.pageIndex);
  }

  #mark() {
    this.viewer?.overlay?.mark(this.#marks, this.#unmarked);
    this.#unmarked.clear();
    this.viewer?.marks?.show(this.#matches.map(({ pageIndex, quads = [] }) => ({ pageIndex, y: quads[0][1] })));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter" && this.#timer) this.#start();
    else if (event.key === "Enter") this.#go(this.#current + (event.shiftKey ? -1 : 1));
    else if (event.key === "Escape") {
      this.#query.value = "";
      this.#start();
      this.viewport.scroller.element.focus();
    } else return;
    event.preventDefault();
  }
}

/**
 * @param {SearchMatch} match
 * @returns {Mark}
 */
function markOf({ pageIndex, quads = [] }) {
  return { kind: "quads", role: "match", pageIndex, quads };
}
