// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";

/** Shows the present page by its label, and goes to the page whose label or number is entered. */
export class PageField {
  /**
   * @param {import("./application.js").Application} application
   * @param {() => void} onwidth Is told when it may have another width.
   */
  constructor(application, onwidth) {
    this.#onwidth = onwidth;
    this.#application = application;
    this.element = element("span", { className: "page-number" }, this.#field, this.#count);
    this.#field.setAttribute("aria-label", text("page"));
    this.#field.onchange = () => application.run(() => this.#goTo(this.#field.value.trim()));
    this.#field.onblur = () => this.show();
  }

  #application;
  #onwidth;
  #field = element("input", { className: "page-field", inputMode: "numeric", autocomplete: "off" });
  #count = element("span", { className: "page-count" });
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** @type {Map<number, string>} Labels by the indexes of their pages, as far as they are known. */
  #labels = new Map();
  #isAsking = false;

  /** @param {import("./application.js").RectoViewer} viewer */
  attach(viewer) {
    this.detach();
    this.#viewer = viewer;
    const forget = () => {
      this.#labels.clear();
      this.show();
    };
    this.#ends = [viewer.document?.on("pages", forget), viewer.document?.on("renewed", forget)].flatMap(
      (end) => end ?? [],
    );
    this.#labels.clear();
  }

  detach() {
    for (const end of this.#ends.splice(0)) end();
    this.#viewer = null;
  }

  focus() {
    this.#field.focus();
    this.#field.select();
  }

  /** Shows the present page, unless another one is being entered. */
  show() {
    const { document, viewport } = this.#viewer ?? {};
    if (!document || !viewport?.view) return;
    const { pageIndex } = viewport.view;
    const [number, count] = [pageIndex + 1, document.pageCount];
    const label = this.#labels.get(pageIndex);
    if (label === undefined) this.#ask(document, pageIndex);
    const isNumber = (label ?? `${number}`) === `${number}`;
    this.#count.textContent = isNumber ? ` / ${count}` : text("page.of", { number, count });
    if (!this.#field.matches(":focus")) this.#field.value = label ?? `${number}`;
  }

  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {number} pageIndex
   */
  async #ask(document, pageIndex) {
    // While the user scrolls, pages go by faster than answers come.
    if (this.#isAsking) return;
    this.#isAsking = true;
    const params = { first: pageIndex, count: 1, fields: ["label"] };
    const answer = await document.ask("pages/list", params).catch(() => null);
    this.#isAsking = false;
    if (this.#viewer?.document !== document || !answer) return;
    this.#labels.set(pageIndex, answer.pages[0]?.label || `${pageIndex + 1}`);
    this.show();
    this.#onwidth();
  }

  /** @param {string} wanted A page's label, or its number. */
  async #goTo(wanted) {
    const { document, viewport } = this.#viewer ?? {};
    if (!document || !viewport) return;
    const { pages } = await document.ask("pages/find", { label: wanted });
    const number = /^\d+$/.test(wanted) ? Math.min(Math.max(Number(wanted), 1), document.pageCount) - 1 : undefined;
    const pageIndex = pages[0] ?? number;
    if (pageIndex !== undefined) await viewport.command("view/goTo", { pageIndex });
    else this.#application.notices.say(text("page.unknown", { label: wanted }));
    viewport.scroller.element.focus({ preventScroll: true });
    this.show();
  }
}
