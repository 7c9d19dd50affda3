// SPDX-License-Identifier: MIT
import { isContinuous } from "./layout.js";
import { spreadOf } from "./spread.js";

/** How long the view has to stay the same before the next views are asked for, in milliseconds. */
const REST = 60;
/** The commands that turn pages; only the server knows where they lead. */
const COMMANDS = ["nextPage", "previousPage", "scrollPageDown", "scrollPageUp", "firstPage", "lastPage"];
/** The commands whose pages are drawn before they are wanted, and in this order. */
const DRAWN = COMMANDS.slice(0, 4);

/** @typedef {import("../rpc/messages").View} View */

/**
 * Turns pages without waiting for the server: asks where page turns would lead, has the pages there drawn,
 * and shows them when the user turns. The server has the last word.
 */
export class Foresight {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./pages.js").Pages} pages
   */
  constructor(viewport, pages) {
    this.#viewport = viewport;
    this.#pages = pages;
    viewport.on("moved", () => this.#forget());
    viewport.on("layout", () => this.#forget());
    pages.on("sharp", () => this.#later());
    viewport.document.on("view/didChange", () => (this.#isTold = true));
  }

  #viewport;
  #pages;
  /**
   * Where the commands would bring the view as it is; `null` until the server has answered. In a document
   * that is in sight as a whole, no command turns a page.
   *
   * @type {Map<string, View> | null}
   */
  #views = null;
  #timer = 0;
  /** Counts the changes of the view: an answer about an earlier one is of no use. */ #changes = 0;
  /** Whether the server has told of a view since the last turn. */ #isTold = false;

  /** @param {string} command Whether it is known where it leads. */
  foresees(command) {
    return this.#views?.has(command) ?? false;
  }

  /**
   * Does what turns pages by a command, and shows at once where that leads.
   *
   * @template T
   * @param {string} command
   * @param {() => Promise<T>} act Tells the server.
   */
  async turn(command, act) {
    const view = this.#views?.get(command);
    if (!view || !this.#viewport.isSettled) return act();
    this.#isTold = false;
    const done = act();
    this.#keep();
    this.#viewport.anticipate(view);
    const result = await done;
    // A tool may have used the key for something else.
    if (!this.#isTold) await this.#viewport.refresh();
    return result;
  }

  /** @param {string} command Turns pages by it, as a button for it does. */
  go(command) {
    return this.turn(command, () => {
      this.#viewport.flush();
      return this.#viewport.document.act("interaction/command", { id: command });
    });
  }

  /** The page that is left can be turned back to. */
  #keep() {
    const { view, layout } = this.#viewport;
    if (view && layout && !isContinuous(view)) {
      this.#pages.drawAhead([...[...(this.#views?.values() ?? [])].map(spreadOf), spreadOf(view)]);
    }
  }

  #forget() {
    this.#changes += 1;
    this.#views = null;
    this.#later();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#ask(), REST);
  }

  async #ask() {
    const { document, isHidden, isSettled } = this.#viewport;
    // The pages in sight come first, and say when they are drawn.
    if (isHidden || !isSettled || this.#views || !this.#pages.isSharp) return;
    const changes = this.#changes;
    try {
      const { views } = await document.ask("view/foresee", { commands: COMMANDS });
      if (changes !== this.#changes) return;
      this.#views = new Map(views.map(({ command, view }) => [command, view]));
      this.#draw();
    } catch (error) {
      document.session.report(error);
    }
  }

  #draw() {
    const { view } = this.#viewport;
    // The pages above and below are drawn already where all are on one canvas.
    const wanted = view && isContinuous(view) ? [] : DRAWN;
    this.#pages.drawAhead(wanted.flatMap((command) => this.#views?.get(command) ?? []).map(spreadOf));
  }
}
