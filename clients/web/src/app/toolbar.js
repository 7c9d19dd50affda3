// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { iconButton } from "../ui/icons.js";
import { Overflow } from "../ui/overflow.js";
import { FITS } from "./address.js";
import { documentMenuButton } from "./document-menu.js";
import { PageField } from "./page-field.js";

/** What leaves the toolbar if the window is too narrow for all, the first to leave first. */
const LEAVING = [
  "rotatePage", "rotate", "forward", "back", "layout", "theme", "saveAs", "download", "documentMenu",
  "print", "redo", "zoomIn", "zoomOut", "zoom", "undo", "save", "nextPage", "previousPage",
]; // prettier-ignore

/** @typedef {import("../viewer/viewport.js").ViewChange} ViewChange */

/** Arrangements of the pages, by their names in the catalogue. */
const LAYOUTS = /** @type {const} */ ({
  continuous: { layout: "continuous", scrollAxis: "vertical" },
  across: { layout: "continuous", scrollAxis: "horizontal" },
  single: { layout: "single" },
  facingContinuous: { layout: "facingContinuous", scrollAxis: "vertical" },
  facingAcross: { layout: "facingContinuous", scrollAxis: "horizontal" },
  facing: { layout: "facing" },
});
const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The commands that are about the document as a whole, and about how it is shown. */
export class Toolbar {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    this.#page = new PageField(application, () => this.#makeRoom());
    this.element = element("div", { className: "toolbar", role: "toolbar" });
    this.element.setAttribute("aria-label", text("toolbar"));
    this.#fill();
    this.element.hidden = true;
  }

  #application;
  #page;
  /** @type {Overflow | null} */ #overflow = null;
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;
  /** @type {(() => void)[]} */ #ends = [];
  /** What is shown of the view. */ #shown = "";
  /** @type {Promise<void>} Ends with the last turn of all pages. */ #turned = Promise.resolve();
  /** What the width of the controls depends on. */ #room = "";
  #zoom = element("select", { className: "zoom-field" });
  #layout = element("select", { className: "layout-field" });
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};

  /** @param {import("./application.js").RectoViewer} viewer */
  attach(viewer) {
    this.detach();
    this.#viewer = viewer;
    this.element.hidden = false;
    const { document, viewport } = viewer;
    if (!document || !viewport) return;
    this.#ends = [
      document.on("state", () => this.#showState()),
      viewport.on("view", () => this.#showView()),
      viewport.on("moved", () => this.#showView()),
    ];
    this.#page.attach(viewer);
    this.#shown = "";
    this.#showState();
    this.#showView();
  }

  detach() {
    for (const end of this.#ends.splice(0)) end();
    this.#page.detach();
    this.#viewer = null;
    this.element.hidden = true;
  }

  focusPage() {
    this.#page.focus();
  }

  /** @param {number} factor Zooms around the middle of the window. */
  zoom(factor) {
    const viewport = this.#viewer?.viewport;
    if (viewport) viewport.zoom(factor, viewport.size.map((length) => length / 2));
  }

  /** @param {number} degrees Turns all pages in the view, clockwise. */
  turn(degrees) {
    const viewport = this.#viewer?.viewport;
    // One turn after the other: each begins where the last one has led.
    const turned = this.#turned.then(() => {
      const rotation = ((viewport?.view?.rotation ?? 0) + degrees + 360) % 360;
      return viewport?.command("view/update", { rotation });
    });
    this.#turned = turned.catch(() => {});
    return turned;
  }

  /** @param {number} by Turns the present page in the view, clockwise; the file stays as it is. */
  async #turnPage(by) {
    const viewport = this.#viewer?.viewport;
    if (viewport) await viewport.command("view/rotatePages", { pages: [await viewport.presentPage()], by });
  }

  /** @param {string} id A command of the server's for the document. */
  command(id) {
    const act = () => this.#act("interaction/command", { id });
    return this.#viewer?.foresight ? this.#viewer.foresight.turn(id, act) : act();
  }

  #fill() {
    // The side bar is made after the toolbar.
    const side = () => this.#application.side;
    const { saving, theme } = this.#application;
    const command = (/** @type {string} */ id) => () => this.command(id);
    const add = (/** @type {string} */ id, /** @type {() => unknown} */ act) => {
      this.#buttons[id] = iconButton(id, text(id), () => this.#application.run(act));
      return this.#buttons[id];
    };
    const view = (/** @type {ViewChange} */ change) => this.#viewer?.viewport?.command("view/update", change);
    this.#fillSelects(view);
    this.element.append(
      group(add("side", () => side().toggle())),
      group(
        add("save", () => saving.save(this.#document)),
        add("saveAs", () => saving.saveAs(this.#document)),
        add("download", () => saving.download(this.#document)),
        (this.#buttons.documentMenu = documentMenuButton(this.#application)),
        add("print", () => this.#application.ask("print", () => saving.print(this.#document))),
      ),
      group(add("undo", command("undo")), add("redo", command("redo"))),
      group(
        add("previousPage", command("previousPage")),
        this.#page.element,
        add("nextPage", command("nextPage")),
        add("back", command("back")),
        add("forward", command("forward")),
      ),
      group(
        add("zoomOut", () => this.zoom(0.8)),
        this.#zoom,
        add("zoomIn", () => this.zoom(1.25)),
        this.#layout,
        add("rotate", () => this.turn(90)),
        add("rotatePage", () => this.#turnPage(90)),
      ),
      group(add("search", () => side().search("")), add("theme", () => theme.next())),
    );
    this.#overflow = new Overflow(this.element, () => LEAVING.flatMap((id) => this.#controls[id] ?? []), "group");
  }

  /** @returns {Record<string, HTMLElement>} All that may leave the toolbar for the menu, by names. */
  get #controls() {
    return { ...this.#buttons, zoom: this.#zoom, layout: this.#layout };
  }

  /** @param {(change: ViewChange) => unknown} view */
  #fillSelects(view) {
    this.#zoom.setAttribute("aria-label", text("zoom"));
    this.#layout.setAttribute("aria-label", text("layout"));
    const option = (/** @type {string} */ value, /** @type {string} */ title) => new Option(title, value);
    this.#zoom.append(
      option("", ""),
      ...FITS.map((fit) => option(fit, text(`fit.${fit}`))),
      ...SCALES.map((scale) => option(String(scale), `${scale * 100} %`)),
    );
    this.#layout.append(...Object.keys(LAYOUTS).map((name) => option(name, text(`layout.${name}`))));
    this.#zoom.onchange = () => this.#application.run(() => this.#zoomTo(this.#zoom.value));
    this.#layout.onchange = () => {
      this.#application.run(() => view(LAYOUTS[/** @type {keyof LAYOUTS} */ (this.#layout.value)]));
    };
  }

  get #document() {
    return /** @type {import("../rpc/document.js").RectoDocument} */ (this.#viewer?.document);
  }

  /**
   * @template {import("../rpc/messages").EventMethod} M
   * @param {M} method
   * @param {import("../rpc/messages").DocumentParams<M>} params
   */
  #act(method, params) {
    this.#viewer?.viewport?.flush();
    return this.#document.act(method, params);
  }

  /** @param {string} value A fit, or a scale. */
  async #zoomTo(value) {
    const viewport = this.#viewer?.viewport;
    const fit = FITS.find((each) => each === value);
    if (fit) await viewport?.command("view/update", { fit });
    else if (value) await viewport?.command("view/zoomTo", { scale: Number(value) });
  }

  #showState() {
    const { canUndo, canRedo, isUnsaved, hasWork, opened } = this.#document;
    this.#buttons.undo.disabled = !canUndo && !hasWork;
    this.#buttons.redo.disabled = !canRedo;
    this.#buttons.save.disabled = !isUnsaved && !hasWork;
    this.#buttons.print.disabled = !opened.permissions.print;
  }

  #showView() {
    const viewport = this.#viewer?.viewport;
    if (!viewport?.view) return;
    const { fit, layout, scrollAxis, pageIndex, canGoBack, canGoForward } = viewport.view;
    const shown = { pageIndex, fit, layout, scrollAxis, canGoBack, canGoForward };
    const { pageCount } = this.#document;
    const percent = `${Math.round(viewport.scale * 100)} %`;
    // Scrolling comes here for every frame, and changes none of this in most of them.
    const state = JSON.stringify([shown, pageCount, percent]);
    if (state === this.#shown) return;
    this.#shown = state;
    this.#page.show();
    this.#zoom.options[0].textContent = percent;
    this.#zoom.value = fit ?? "";
    this.#layout.value = nameOf(layout, scrollAxis);
    this.#buttons.back.disabled = !canGoBack;
    this.#buttons.forward.disabled = !canGoForward;
    this.#makeRoom();
  }

  /** Moves controls into the menu or out of it, if some have another width now. */
  #makeRoom() {
    const room = `${this.#page.element.textContent?.length} ${this.#zoom.options[0].text.length}`;
    if (room !== this.#room) this.#overflow?.arrange();
    this.#room = room;
  }
}

/**
 * The name of an arrangement.
 *
 * @param {import("../rpc/messages").View["layout"]} layout
 * @param {import("../rpc/messages").View["scrollAxis"]} [axis]
 */
function nameOf(layout, axis) {
  if (axis !== "horizontal") return layout;
  return layout === "continuous" ? "across" : layout === "facingContinuous" ? "facingAcross" : layout;
}

/** @param {...HTMLElement} children */
function group(...children) {
  return element("div", { className: "toolbar-group" }, ...children);
}
