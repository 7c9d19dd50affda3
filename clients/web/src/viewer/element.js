// SPDX-License-Identifier: MIT
import { Session } from "../rpc/session.js";
import { WebSocketTransport } from "../rpc/websocket.js";
import { followSight } from "../ui/dialog.js";
import { leaveComposing } from "../ui/composing.js";
import { element } from "../ui/element.js";
import { text } from "../i18n/catalogue.js";
import { Announcer } from "./announcer.js";
import { EntryMenu } from "./entry-menu.js";
import { scrollByFinger } from "./finger-scrolling.js";
import { Prompt } from "./prompt.js";
import { Foresight } from "./foresight.js";
import { KeyInput } from "./keys.js";
import { Menu } from "./menu.js";
import { Notes } from "./notes.js";
import { Overlay } from "./overlay.js";
import { Pages } from "./pages.js";
import { followPixelRatio } from "./pixel-ratio.js";
import { PointerInput } from "./pointer.js";
import { ScrollMarks } from "./scroll-marks.js";
import { Swipes } from "./swipe.js";
import { TextLayers } from "./text-layer.js";
import { Viewport } from "./viewport.js";
import { listenToWheel } from "./wheel.js";

const STYLES = ["viewer.css", "overlay.css", "dialog.css"];

/**
 * `<recto-viewer>` shows a document and lets its reader work with it.
 *
 * Either a page gives it a document that it has opened (`show`), or the attributes `bridge`, `token`
 * and `src` say where one is. Events: `opened`, `failed` (with the error as `detail`).
 */
export class RectoViewer extends HTMLElement {
  static observedAttributes = ["src", "hidden"];

  /**
   * Where a style sheet of the viewer's is. A host that serves no files puts another function here.
   *
   * @type {(name: string) => string}
   */
  static styleSheet = (name) => new URL(`../../styles/${name}`, import.meta.url).href;

  /** @type {import("../rpc/document.js").RectoDocument | null} */ document = null;
  /** @type {Viewport | null} */ viewport = null;
  /** @type {Pages | null} */ pages = null;
  /** @type {Overlay | null} */ overlay = null;
  /** @type {Foresight | null} */ foresight = null;
  /** @type {Menu | null} */ menu = null;
  /** @type {Prompt | null} */ prompt = null;
  /** @type {KeyInput | null} */ keys = null;
  /** @type {ScrollMarks | null} */ marks = null;
  /** What screen readers say about the pages' keys. */ hint = "";
  /** @type {ResizeObserver | null} */ #resizes = null;
  /** Ends that changes of the screen are followed. */ #endRatio = () => {};
  /** @type {WebSocketTransport | null} Of the session that the attributes have begun. */ #own = null;
  /** The attributes that this session was begun for. */ #wanted = "";
  /** @type {import("./page.js").Look} */ #look = { colors: null, fields: "#3b78e71f" };

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    leaveComposing(root);
    this.#styled = Promise.all(STYLES.map((name) => loadStyle(root, name)));
  }

  /** Ends when the style sheets are there, without which nothing has a size. */ #styled;

  connectedCallback() {
    this.#openSource();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "hidden") followSight(this.shadowRoot);
    else if (this.isConnected) this.#openSource();
  }

  disconnectedCallback() {
    // An element that is only moved is connected again by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#wanted = "";
      this.#endOwnSession();
      this.release();
    });
  }

  /**
   * Shows a document; `settings` are those of its first view, as `view/update` takes them.
   *
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {import("./viewport.js").ViewChange} [settings]
   */
  async show(document, settings = { fit: "width" }) {
    this.release();
    this.document = document;
    const window = element("div", { className: "window", tabIndex: 0, role: "document" });
    window.setAttribute("aria-label", text("viewer.pages", { title: document.title }));
    window.setAttribute("aria-description", this.hint);
    const frame = element("div", { className: "frame" }, window);
    this.shadowRoot?.append(frame);
    this.#assemble(document, window, frame);
    const viewport = /** @type {Viewport} */ (this.viewport);
    await this.#styled;
    this.#resizes = new ResizeObserver(() => {
      viewport.resized();
      // The page around can hide the viewer in other ways than by its attribute.
      followSight(this.shadowRoot);
    });
    this.#resizes.observe(window);
    this.#endRatio = followPixelRatio(() => viewport.resized());
    await Promise.all([viewport.begin(settings), this.#prepare(document)]);
    this.dispatchEvent(new CustomEvent("opened"));
  }

  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLElement} window
   * @param {HTMLElement} frame
   */
  #assemble(document, window, frame) {
    const viewport = new Viewport(document, window);
    const pages = new Pages(viewport, this.#look);
    const overlay = new Overlay(pages, document);
    const pointer = new PointerInput(viewport, overlay);
    const foresight = new Foresight(viewport, pages);
    Object.assign(this, { viewport, pages, overlay, foresight });
    this.prompt = new Prompt(frame, viewport, overlay);
    this.keys = new KeyInput(viewport, overlay, foresight, this.prompt.choices, frame);
    new Announcer(document, this.keys.field, frame);
    this.menu = new Menu(frame, viewport, overlay, pointer);
    new EntryMenu(this.menu, this.keys, overlay, pointer, document);
    this.marks = new ScrollMarks(frame, viewport);
    new TextLayers(pages, document);
    new Notes(frame, viewport, pages);
    listenToWheel(viewport, foresight);
    new Swipes(viewport, foresight, pointer);
    document.on("reopened", () => {
      this.#prepare(document).catch((error) => document.session.report(error));
    });
    viewport.on("moved", () => this.#moved(window));
    this.keys.onimage = (image) => this.prompt?.placeImage(image).catch((error) => document.session.report(error));
    const point = (/** @type {{cursor?: string}} */ { cursor }) => {
      if (cursor) window.style.cursor = cursor;
    };
    document.on("result", point);
    document.on("tool/didUpdate", point);
    scrollByFinger(document, window).catch((error) => document.session.report(error));
  }

  /** @param {FocusOptions} [options] Gives the keys to the pages. */
  focus(options) {
    const entry = this.keys?.takesText && this.keys.field;
    (entry || this.viewport?.scroller.element)?.focus(options);
  }

  /** Shows nothing any more; the document stays open. */
  release() {
    this.#resizes?.disconnect();
    this.#endRatio();
    this.pages?.close();
    this.viewport?.close();
    this.shadowRoot?.querySelector(".frame")?.remove();
    this.document = null;
  }

  /** @param {Partial<import("./page.js").Look>} look Draws pages in other colours. */
  setLook(look) {
    this.#look = { ...this.#look, ...look };
    this.pages?.setLook(this.#look);
    this.classList.toggle("dark", this.#look.colors !== null);
  }

  /** Ends when everything in sight is up to date. */
  async sharp() {
    while (!this.pages?.isSharp) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  /** @param {HTMLElement} window */
  #moved(window) {
    const { scale = 1 } = this.viewport ?? {};
    // The length of a pixel of the window in page space, for what has the same size at each scale.
    window.style.setProperty("--pixel", String(1 / scale));
  }

  /**
   * Tells a server how this viewer works.
   *
   * @param {import("../rpc/document.js").RectoDocument} document
   */
  async #prepare(document) {
    // A mouse has other ways to these, and no wish to meet them by accident.
    /** @type {import("../rpc/messages").Condition} */
    const condition = { pointerType: ["touch", "pen"] };
    const components = /** @type {const} */ (["toggleUserInterface", "fastScroll"]);
    await Promise.all([
      this.keys?.begin(),
      ...components.map((component) => document.ask("interaction/addCondition", { component, condition })),
    ]);
  }

  /** Opens what the attributes name, in a session of the element's own, unless it is open already. */
  async #openSource() {
    const [bridge, token, path] = ["bridge", "token", "src"].map((name) => this.getAttribute(name) ?? "");
    const wanted = bridge && token && path ? JSON.stringify([bridge, token, path]) : "";
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#endOwnSession();
    if (!wanted) return;
    const transport = new WebSocketTransport(bridge, token);
    this.#own = transport;
    try {
      await transport.connect();
      const session = new Session(transport);
      await session.begin();
      // The page around asks nobody about the unsaved changes of an earlier visit: they go on.
      const document = await session.open({ path, recovery: "apply" });
      // Another source may be wanted by now.
      if (this.#own === transport) await this.show(document);
    } catch (error) {
      if (this.#own === transport) this.dispatchEvent(new CustomEvent("failed", { detail: error }));
    }
  }

  /** Ends the session that the attributes have begun, and with it its server. */
  #endOwnSession() {
    if (!this.#own) return;
    this.#own.close();
    this.#own = null;
    this.release();
  }
}

/**
 * @param {ShadowRoot} root
 * @param {string} name
 */
function loadStyle(root, name) {
  const sheet = element("link", { rel: "stylesheet" });
  sheet.href = RectoViewer.styleSheet(name);
  root.append(sheet);
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
  });
}

customElements.define("recto-viewer", RectoViewer);
