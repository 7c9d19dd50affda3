// SPDX-License-Identifier: MIT
import { text } from "../../i18n/catalogue.js";
import { isExpected } from "../../rpc/errors.js";
import { element } from "../../ui/element.js";
import { problemOf } from "../attempt.js";
import { markForRedaction } from "../redacting.js";
import { VirtualGrid } from "../../ui/virtual-grid.js";
import { Hits } from "./hits.js";
import { Panel, moveByArrows } from "./panel.js";
import { SearchOptions } from "./search-options.js";

/** @typedef {import("../../rpc/messages").SearchMatch} SearchMatch */

/** How long the user does not type before the search begins, in milliseconds. */
const PATIENCE = 250;
/** How often the list and the marks follow a search that runs, in milliseconds. */
const INTERVAL = 100;
/** The size of a hit in the list: three lines of text. */
const ITEM = { width: Infinity, height: 72 };

/**
 * Finds words: hits as they come, a list of them, and marks on the pages and the scroll bar. These stay while
 * another panel is shown, or none. They go when the field is emptied, and come again in another document.
 */
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
  #hits = new Hits();
  #current = -1;
  /** Whether to go to the first hit. */ #goes = true;

  /** @param {import("./panel.js").RectoViewer | null} viewer */
  show(viewer) {
    const isShown = viewer !== null && this.element.hidden;
    const isKept = viewer === null && this.viewer?.isConnected;
    if (isKept) this.element.hidden = true;
    else super.show(viewer);
    if (!isShown) return;
    this.#list.reveal(this.#current);
    this.#focus();
  }

  begin() {
    // The words of the last document are looked for in this one.
    this.#start(false);
    return [
      () => this.#stop(),
      this.#list.follow(),
      this.document.on("pages", ({ kept }) => kept.length && this.#again()),
      this.document.on("renewed", () => this.#again()),
      this.document.on("redacted", () => this.#again()),
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
    this.#hits.clear();
    this.#current = -1;
    this.#list.show(0);
    this.#status.textContent = "";
    this.#redact.hidden = true;
    this.#hits.show(this.viewer);
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
      this.#status.textContent = problemOf(/** @type {Error} */ (error));
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
    const { count } = this.#hits;
    const place = this.#hits.add(matches);
    const [isFirst, isLast] = [count === 0, place === count];
    if (!isLast) this.#list.show(0);
    if (this.#current >= place) this.#current += matches.length;
    this.#refresh ||= window.setTimeout(() => this.#show(), isFirst ? 0 : INTERVAL);
  }

  /** Shows the hits that there are by now. */
  #show() {
    clearTimeout(this.#refresh);
    this.#refresh = 0;
    this.#list.extend(this.#hits.count);
    if (this.#current < 0 && this.#goes) this.#goFromHere();
    else this.#count();
    this.#hits.show(this.viewer);
  }

  /** @param {number} index */
  #row(index) {
    const { before = "", text: found = "", after = "", pageIndex } = this.#hits.at(index);
    const words = element("span", { dir: "auto" }, before, element("mark", { textContent: found }), after);
    const page = element("small", { textContent: String(pageIndex + 1) });
    const row = element("button", { className: "hit" }, words, page);
    if (index === this.#current) row.setAttribute("aria-current", "true");
    row.onclick = () => this.lead(() => this.#go(Number(row.dataset.index)));
    return row;
  }

  /** The first hit from the page in sight on. */
  #goFromHere() {
    const index = this.#hits.firstFrom(this.viewport.pageIndex);
    if (index >= 0) this.#go(index);
    else this.#count();
  }

  /** @param {number} index */
  #go(index) {
    const { count } = this.#hits;
    if (!count) return;
    this.#hits.markAs(this.#current, "match");
    this.#current = (index + count) % count;
    this.#hits.markAs(this.#current, "currentMatch");
    const { pageIndex, quads = [] } = this.#hits.at(this.#current);
    const [x0, y0, , , , , x1, y1] = quads[0];
    this.run(() => this.viewport.command("view/goTo", { pageIndex, rect: [x0, y0, x1, y1], recorded: false }));
    for (const row of this.#list.items.values()) row.removeAttribute("aria-current");
    this.#list.reveal(this.#current)?.setAttribute("aria-current", "true");
    this.#count();
    this.#hits.show(this.viewer);
  }

  #count() {
    const values = { number: this.#current + 1, count: this.#hits.count };
    this.#status.textContent = text(values.count ? "search.count" : "search.none", values);
    this.#redact.hidden = !values.count;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter" && (this.#timer || !this.#running)) this.#start();
    else if (event.key === "Enter") this.#go(this.#current + (event.shiftKey ? -1 : 1));
    else if (event.key === "Escape") {
      this.#query.value = "";
      this.#start();
      this.viewport.scroller.element.focus();
    } else return;
    event.preventDefault();
  }
}
