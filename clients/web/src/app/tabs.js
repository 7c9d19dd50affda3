// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { replaceRows } from "../ui/focus.js";
import { isFromRight } from "../ui/direction.js";
import { icon, iconButton } from "../ui/icons.js";
import { askForSettings } from "./preferences.js";

/** The open documents. */
export class Tabs {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    this.#row = element("div", { className: "tab-row" });
    this.element = element("div", { className: "tabs" }, this.#row, this.#add(), ...this.#settings());
    // The tabs are beside buttons that a list of tabs may not have: it owns them by their ids.
    this.#list = element("span", { role: "tablist" });
    this.#list.setAttribute("aria-label", text("tabs"));
    this.element.addEventListener("keydown", (event) => this.#pressed(event));
    this.#row.addEventListener("wheel", ({ deltaX, deltaY }) => {
      // A wheel that turns one way only reaches all tabs too.
      if (!deltaX) this.#row.scrollLeft += isFromRight() ? -deltaY : deltaY;
    }, { passive: true }); // prettier-ignore
    new ResizeObserver(() => this.#reveal()).observe(this.#row);
  }

  #application;
  #row;
  #list;
  /** What is shown of the documents. */ #shown = "";
  /** @type {WeakSet<object>} */ #watched = new WeakSet();

  draw() {
    const { viewers, viewer: selected } = this.#application;
    this.element.hidden = viewers.length === 0;
    const state = JSON.stringify(viewers.map(({ document, viewport }) => {
      return [document?.id, document?.fileName, document?.isUnsaved, viewport === selected?.viewport];
    }));
    // A tab that is made anew while it is pressed gets no click.
    if (state === this.#shown) return;
    this.#shown = state;
    const tabs = viewers.map((viewer) => this.#tab(viewer));
    this.#list.setAttribute("aria-owns", viewers.map((viewer) => idOf(viewer)).join(" "));
    const { scrollLeft } = this.#row;
    replaceRows(this.#row, this.#list, ...tabs);
    this.#row.scrollLeft = scrollLeft;
    this.#reveal();
  }

  /** Scrolls the present tab into sight. */
  #reveal() {
    this.#row.querySelector(".tab.selected")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {import("./application.js").RectoViewer} viewer */
  #tab(viewer) {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    if (!this.#watched.has(document)) {
      this.#watched.add(document);
      document.on("state", () => this.draw());
    }
    const isSelected = viewer === this.#application.viewer;
    const title = element("button", {
      className: "tab-title",
      dir: "auto",
      role: "tab",
      id: idOf(viewer),
      tabIndex: isSelected ? 0 : -1,
      textContent: (document.isUnsaved ? "● " : "") + document.fileName,
      title: (this.#application.isCopy(document) ? null : document.source.path) ?? document.title,
      onclick: () => this.#application.select(viewer),
    });
    title.setAttribute("aria-selected", String(isSelected));
    const close = element("button", { className: "tab-close", tabIndex: -1 }, icon("close"));
    close.setAttribute("aria-label", text("tab.close", { name: document.fileName }));
    close.onclick = () => this.#application.run(() => this.#application.saving.close(viewer));
    return element("div", { className: isSelected ? "tab selected" : "tab", dataset: { id: title.id } }, title, close);
  }

  #add() {
    const button = element("button", { className: "tab-add" }, icon("plus"));
    button.setAttribute("aria-label", text("open"));
    button.onclick = () => this.#application.ask("open", () => this.#application.opening.choose());
    return button;
  }

  #settings() {
    const application = this.#application;
    // The program around a viewer in an editor has the settings.
    if (!application.session.transport.restart) return [];
    const act = () => application.ask("settings", () => askForSettings(application));
    const button = iconButton("settings", text("settings"), act);
    button.classList.add("tab-settings");
    return [button];
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    // The buttons beside the tabs are about no document.
    const tab = /** @type {Element} */ (event.target).closest(".tab");
    if (!tab) return;
    const { viewers, viewer } = this.#application;
    const forward = isFromRight() ? -1 : 1;
    const step = { ArrowLeft: -forward, ArrowRight: forward }[event.key];
    if (!viewer) return;
    if (step) {
      const next = (viewers.indexOf(viewer) + step + viewers.length) % viewers.length;
      this.#application.select(viewers[next]);
      /** @type {HTMLElement | null} */ (this.element.querySelector("[tabindex='0']"))?.focus();
    } else if (event.key === "Delete") {
      const closed = viewers.find((each) => idOf(each) === /** @type {HTMLElement} */ (tab).dataset.id) ?? viewer;
      this.#application.run(() => this.#application.saving.close(closed));
    }
  }
}

/** @param {import("./application.js").RectoViewer} viewer */
function idOf(viewer) {
  return `tab-${viewer.document?.id}`;
}
