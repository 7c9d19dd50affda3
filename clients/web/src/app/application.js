// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { DocumentMissing } from "../rpc/errors.js";
import { element } from "../ui/element.js";
import { leaveComposing } from "../ui/composing.js";
import { isWritingBeside } from "../ui/focus.js";
import { noteFiles, readAddress, showPlace } from "./address.js";
import { Host } from "./host.js";
import { askBeforeLeaving } from "./leaving.js";
import { Notices } from "./notices.js";
import { Opening } from "./opening.js";
import { Saving } from "./saving.js";
import { Scripts } from "./scripts.js";
import { Places } from "./places.js";
import { Regions } from "./regions.js";
import { Shortcuts } from "./shortcuts.js";
import { Side } from "./side.js";
import { Styles } from "./styles.js";
import { Tabs } from "./tabs.js";
import { Theme } from "./theme.js";
import { Toolbar } from "./toolbar.js";
import { Tools } from "./tools.js";

/** @typedef {import("../viewer/element.js").RectoViewer} RectoViewer */

/** The application around the viewers: one viewer for each open document. */
export class Application {
  /**
   * @param {import("../rpc/session.js").Session} session
   * @param {HTMLElement} root
   */
  constructor(session, root) {
    this.session = session;
    this.main = element("main", { className: "main" });
    this.main.setAttribute("aria-label", text("app.document"));
    this.notices = new Notices(session);
    this.theme = new Theme(() => this.#dye());
    this.opening = new Opening(this);
    this.saving = new Saving(this);
    this.scripts = new Scripts(this);
    this.tabs = new Tabs(this);
    this.toolbar = new Toolbar(this);
    this.tools = new Tools(this);
    this.styles = new Styles(this);
    this.side = new Side(this);
    this.host = new Host(this);
    leaveComposing(window);
    new Shortcuts(this);
    const bars = [this.tabs, this.toolbar, this.tools, this.styles].map((each) => each.element);
    new Regions(() => [...bars, this.notices.bar, this.side.element, this.#pages]);
    const header = element(
      "header",
      { className: "header" },
      this.#heading,
      this.tabs.element,
      this.toolbar.element,
      this.tools.element,
      this.styles.element,
      this.notices.bar,
    );
    const body = element("div", { className: "body" }, this.side.element, this.main);
    root.append(header, body, this.notices.toasts);
    window.addEventListener("hashchange", () => this.#openAll(readAddress()));
    askBeforeLeaving(this);
  }

  /** @type {RectoViewer[]} */ viewers = [];
  /** @type {RectoViewer | null} The one that is seen. */ viewer = null;
  /** @type {RectoViewer | null} For the document that is being opened first. */ #expected = null;
  /** Whether what the address names is open, and shown where the address says. */ isReady = false;
  #places = new Places(this);
  /** @type {Set<string>} The names of the questions that are open. */ #asked = new Set();
  /** For screen readers: what the page is about. */ #heading = element("h1", { className: "unseen" });

  /** What has the keys of the pages, or what is in their place. */
  get #pages() {
    return this.viewer?.viewport ? this.viewer : this.main;
  }

  /** @param {import("./address.js").Place} place */
  async begin(place) {
    await Promise.all([this.tools.begin(), this.#openAll(place)]);
    if (!this.viewer) await this.#beginEmpty();
    this.isReady = true;
    this.#noteFiles();
  }

  /** Makes room for a document that is about to be opened, so that it is drawn once, at its size. */
  expect() {
    for (const { element } of [this.tabs, this.toolbar, this.tools, this.side]) element.hidden = false;
    this.#expected = this.#newViewer();
  }

  /**
   * Shows a document that was opened.
   *
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {number} [index] Among the tabs; the last unless given.
   */
  async add(document, index = this.viewers.length) {
    const viewer = this.#expected ?? this.#newViewer();
    this.#expected = null;
    this.viewers.splice(index, 0, viewer);
    // Bars and panels must leave another document at once. For the first document they can wait for its pages.
    const isFirst = this.viewer === null;
    if (isFirst) this.select(viewer);
    const shown = viewer.show(document);
    this.host.serve(viewer);
    if (!isFirst) this.select(viewer);
    // If the server is lost meanwhile, the next one opens the document.
    await shown.catch((error) => this.report(error));
    await this.#places.follow(viewer);
    // The user may have chosen another tab meanwhile, or closed this one.
    if (isFirst && this.viewer === viewer) this.select(viewer);
    else this.tabs.draw();
    this.#noteFiles();
    return viewer;
  }

  /** @param {RectoViewer} viewer */
  select(viewer) {
    for (const each of this.viewers) each.hidden = each !== viewer;
    for (const each of this.viewers) if (each !== viewer) each.pages?.clear();
    this.viewer = viewer;
    this.opening.hideStart();
    this.notices.follow(viewer.document);
    if (!viewer.document || !viewer.viewport) return;
    globalThis.document.title = `${viewer.document.title} – Recto`;
    this.#heading.textContent = globalThis.document.title;
    for (const part of [this.toolbar, this.tools, this.styles, this.side]) part.attach(viewer);
    this.tabs.draw();
    if (!isWritingBeside()) viewer.focus({ preventScroll: true });
    this.#noteFiles();
  }

  /** @param {RectoViewer} viewer Takes it away, and answers its place among the tabs. */
  async remove(viewer) {
    const index = this.viewers.indexOf(viewer);
    this.viewers = this.viewers.filter((each) => each !== viewer);
    if (viewer.document) this.notices.forget(viewer.document);
    viewer.remove();
    this.#noteFiles();
    const next = this.viewer === viewer ? (this.viewers[index] ?? this.viewers.at(-1)) : this.viewer;
    if (next) {
      this.select(next);
      return index;
    }
    this.viewer = null;
    this.notices.follow(null);
    this.#heading.textContent = "";
    for (const part of [this.toolbar, this.tools, this.styles, this.side]) part.detach();
    this.tabs.draw();
    await this.opening.showStart();
    return index;
  }

  /** @param {string} path The viewer of the document that was opened by it. */
  viewerOf(path) {
    return this.viewers.find(({ document }) => document?.source.path === path);
  }

  /** @param {import("../rpc/document.js").RectoDocument} document Whether its file is only a copy. */
  isCopy({ source: { path } }) {
    return !path || this.session.resources.isTemporary(path);
  }

  /** @param {unknown} error Of something that the user wanted. */
  report(error) {
    if (error instanceof DocumentMissing) this.notices.say(text("error.missing"), true);
    else this.session.report(error);
  }

  /**
   * Runs something that a button began.
   *
   * @param {() => unknown} work
   */
  async run(work) {
    try {
      await work();
    } catch (error) {
      this.report(error);
    }
  }

  /**
   * Runs work that asks the user a question. While the question is open, it is not asked again.
   *
   * @param {string} name
   * @param {() => Promise<unknown>} work
   */
  async ask(name, work) {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    await this.run(work);
    this.#asked.delete(name);
  }

  /** @param {import("./address.js").Place} place Opens its files that are not open yet, and shows it. */
  async #openAll(place) {
    for (const path of place.files) {
      // A file that cannot be opened is told of, and does not keep the others from being shown.
      if (!this.viewerOf(path)) await this.run(() => this.opening.open({ path }));
    }
    await this.#show(place);
    this.#noteFiles();
  }

  #newViewer() {
    const viewer = /** @type {RectoViewer} */ (globalThis.document.createElement("recto-viewer"));
    viewer.hint = text("viewer.keys");
    viewer.setLook({ colors: this.theme.colors });
    this.main.append(viewer);
    return viewer;
  }

  /** No document came: there is nothing to make room for. */
  async #beginEmpty() {
    this.#expected?.remove();
    this.#expected = null;
    for (const { element } of [this.tabs, this.toolbar, this.tools, this.side]) element.hidden = true;
    await this.opening.showStart();
  }

  #dye() {
    for (const viewer of this.viewers ?? []) viewer.setLook({ colors: this.theme.colors });
  }

  #noteFiles() {
    // Until every file of the address is open, a reload begins with the address again.
    if (!this.isReady) return;
    // A copy of a file of the user's own machine is there for a while: a reload finds it.
    const paths = this.viewers.flatMap(({ document }) => document?.source.path ?? []);
    noteFiles(paths, this.viewer?.document?.source.path);
  }

  /** @param {import("./address.js").Place} place */
  async #show(place) {
    const { front = place.files.at(-1) } = place;
    const viewer = front === undefined ? this.viewer : this.viewerOf(front);
    // A place in a file that could not be opened is none in another one.
    if (!viewer) return;
    if (viewer !== this.viewer) this.select(viewer);
    await showPlace(viewer, place);
    if (place.search) this.side.search(place.search);
  }
}
