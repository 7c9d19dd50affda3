// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { iconButton } from "../ui/icons.js";
import { AnnotationsPanel } from "./panels/annotations.js";
import { AttachmentsPanel } from "./panels/attachments.js";
import { BookmarksPanel } from "./panels/bookmarks.js";
import { LayersPanel } from "./panels/layers.js";
import { MediaPanel } from "./panels/media.js";
import { OutlinePanel } from "./panels/outline.js";
import { SearchPanel } from "./panels/search.js";
import { SignaturesPanel } from "./panels/signatures.js";
import { ThumbnailsPanel } from "./panels/thumbnails.js";
import { change, settings } from "./settings.js";

/** A window in which a panel lies over the pages, as panels.css says too: a press on a page closes it. */
const NARROW = matchMedia("(max-width: 640px)");

/** The side bar: a rail of buttons, and one panel at a time. */
export class Side {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#search = new SearchPanel(application);
    /** @type {import("./panels/panel.js").Panel[]} */
    this.#panels = [
      new ThumbnailsPanel(application),
      new OutlinePanel(application),
      new BookmarksPanel(application),
      new AnnotationsPanel(application),
      this.#search,
      new LayersPanel(application),
      new AttachmentsPanel(application),
      new SignaturesPanel(application),
      new MediaPanel(application),
    ];
    const rail = element("nav", { className: "rail" });
    rail.setAttribute("aria-label", text("panels"));
    for (const panel of this.#panels) rail.append(this.#button(panel));
    const panels = this.#panels.map((panel) => panel.element);
    this.element = element("aside", { className: "side", hidden: true }, rail, ...panels);
    const close = (/** @type {Event} */ event) => {
      // The press is about the panel, not about the page below it.
      if (this.uncover()) event.stopPropagation();
    };
    application.main.addEventListener("pointerdown", close, true);
    this.#show();
  }

  #search;
  #panels;
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;

  /** @param {import("./application.js").RectoViewer} viewer */
  attach(viewer) {
    this.#viewer = viewer;
    this.element.hidden = false;
    this.#show();
  }

  detach() {
    this.#viewer = null;
    this.element.hidden = true;
    this.#show();
  }

  toggle() {
    change({ isSideOpen: !settings.isSideOpen });
    this.#show();
  }

  /** Keeps a name that is being entered in a panel: it belongs to the document as it is saved. */
  async finishEdit() {
    await Promise.all(this.#panels.map((panel) => panel.finishEdit()));
  }

  /** Closes a panel that lies over the pages; the answer is whether there was one. */
  uncover() {
    if (!NARROW.matches || !settings.isSideOpen || !this.#viewer) return false;
    this.toggle();
    this.#viewer.focus({ preventScroll: true });
    return true;
  }

  /** @param {string} id Shows a panel. */
  open(id) {
    document.body.classList.remove("bare");
    change({ isSideOpen: true, panel: id });
    this.#show();
  }

  /** @param {string} words Shows the search, and begins with these words, if there are any. */
  search(words) {
    this.open("search");
    this.#search.find(words);
  }

  /** @param {import("./panels/panel.js").Panel} panel */
  #button({ id }) {
    const button = iconButton(id, text(`panel.${id}`), () => {
      if (settings.isSideOpen && settings.panel === id) this.toggle();
      else this.open(id);
    });
    this.#buttons.set(id, button);
    return button;
  }

  #show() {
    this.element.classList.toggle("closed", !settings.isSideOpen);
    for (const panel of this.#panels) {
      const isShown = settings.isSideOpen && settings.panel === panel.id && this.#viewer !== null;
      this.#buttons.get(panel.id)?.setAttribute("aria-expanded", String(isShown));
      panel.show(isShown ? this.#viewer : null);
    }
  }
}
