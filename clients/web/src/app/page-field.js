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
    this.#field.onchange = () => this.#isEntered || this.#enter();
    this.#field.onblur = () => this.show();
    this.#field.onkeydown = ({ key }) => {
      if (key === "Enter") this.#leave();
    };
  }

  #application;
  #onwidth;
  #field = element("input", { className: "page-field", inputMode: "numeric", autocomplete: "off" });
  #count = element("span", { className: "page-count" });
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** What the field shows unless the user enters something. */ #shown = "";
  /** @type {Map<number, string>} Labels by the indexes of their pages, as far as they are known. */
  #labels = new Map();
  #isAsking = false;
  /** Whether the field is losing the focus because a page was entered. */ #isEntered = false;

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

  /** Goes to the page that is entered. The keys go to the pages now, since the user may go on before the answer. */
  #leave() {
    const isOther = this.#field.value !== this.#shown;
    if (isOther) this.#enter();
    this.#isEntered = true;
    this.#viewer?.focus({ preventScroll: true });
    this.#isEntered = false;
  }

  #enter() {
    const wanted = this.#field.value.trim();
    this.#application.run(() => this.#goTo(wanted));
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
    if (this.#field.matches(":focus")) return;
    this.#shown = label ?? `${number}`;
    this.#field.value = this.#shown;
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
    if (!answer) return;
    if (this.#viewer?.document !== document) {
      // The page of the document that is shown now waits for its label.
      this.show();
      return;
    }
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
    this.show();
  }
}
