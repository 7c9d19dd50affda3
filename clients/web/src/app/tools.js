// SPDX-License-Identifier: MIT
import { named, text } from "../i18n/catalogue.js";
import { element } from "../ui/element.js";
import { iconButton } from "../ui/icons.js";
import { Overflow } from "../ui/overflow.js";
import { Arranging } from "./arranging.js";
import { applyRedactions } from "./redacting.js";
import { stampField } from "./stamps.js";
import { markSelectedText } from "./text-marking.js";

/** Tools that others hand over to, and nobody takes by hand. */
const HANDED_TO = ["richMedia", "annotationEdit", "vertexEdit", "calloutEdit", "markupEdit"];

/** Tools that are used again and again: they stay until another one is taken. */
const STAYING = ["freehand", "eraser", "freeHighlighter", "smartPen", "highlight", "underline", "squiggly", "strikeOut"];

/** @typedef {import("../rpc/messages").ToolbarGroupWithItems} Group */

/** The tools in their groups, with the presets of the present one, as the server arranges them. */
export class Tools {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    this.#groups = element("div", { className: "tool-groups", role: "tablist" });
    this.#tools = element("div", { className: "tool-row", role: "toolbar" });
    this.#groups.setAttribute("aria-label", text("tools.groups"));
    this.#tools.setAttribute("aria-label", text("tools"));
    const groups = element("div", { className: "tool-bar" }, this.#groups);
    const tools = element("div", { className: "tool-bar" }, this.#tools);
    this.element = element("div", { className: "tools", hidden: true }, groups, tools);
    // The tool in use stays in sight.
    const leaving = (/** @type {HTMLElement} */ bar, /** @type {string} */ wanted) => () =>
      /** @type {HTMLElement[]} */ ([...bar.querySelectorAll(`:scope > ${wanted}`)].reverse());
    this.#overflows = [
      new Overflow(groups, leaving(this.#groups, "[aria-selected=false]"), "tablist"),
      new Overflow(tools, leaving(this.#tools, ".icon-button:not([aria-pressed=true])"), "group"),
    ];
  }

  #application;
  #groups;
  #tools;
  #overflows;
  /** @type {Group[]} */ #arranged = [];
  #group = "annotate";
  #tool = "pan";
  /** The tool that stays until another one is taken. */ #held = "";
  /** The tool that was clicked last. */ #clicked = "";
  /** @type {import("./application.js").RectoViewer | null} */ #viewer = null;
  /** @type {(() => void)[]} */ #ends = [];

  async begin() {
    const { session } = this.#application;
    session.connection.on("toolbar/didChange", () => this.#application.run(() => this.#read()));
    session.on("reopened", () => this.#application.run(() => this.#read()));
    await this.#read();
  }

  /** @param {import("./application.js").RectoViewer} viewer */
  attach(viewer) {
    this.detach();
    this.#viewer = viewer;
    this.element.hidden = false;
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    const follow = (/** @type {{tool?: string}} */ { tool }) => tool && this.#follow(tool);
    this.#ends = [
      document.on("tool/didChange", follow),
      document.on("result", follow),
      document.on("reopened", () => this.#application.run(() => this.#takeAgain(document))),
    ];
    if (viewer.keys) viewer.keys.ontool = (tool) => this.take(tool);
    this.#application.run(async () => {
      const answer = await document.ask("tool/get");
      if (viewer === this.#viewer) follow(answer);
    });
  }

  detach() {
    for (const end of this.#ends.splice(0)) end();
    this.#viewer = null;
    this.element.hidden = true;
  }

  /**
   * @param {string} tool
   * @param {boolean} [isHeld] Whether it stays after it has made something.
   */
  take(tool, isHeld = STAYING.includes(tool)) {
    const document = this.#viewer?.document;
    this.#held = isHeld ? tool : "";
    // Now, and not with the answer: the user may be somewhere else by then.
    this.#viewer?.focus({ preventScroll: true });
    return this.#application.run(async () => {
      const isUsed = this.#tool === "textSelect" && document && (await markSelectedText(document, tool));
      // A tool that makes one thing has made it.
      if (!isUsed || isHeld) await document?.act("tool/set", { tool, options: { returnToPan: !isHeld } });
      this.#draw();
    });
  }

  /** @param {import("../rpc/document.js").RectoDocument} document Is with another server, which has its own tool. */
  async #takeAgain(document) {
    const tool = this.#held;
    if (tool && tool === this.#tool) await document.act("tool/set", { tool, options: { returnToPan: false } });
    else this.#follow((await document.ask("tool/get")).tool);
  }

  async #read() {
    const { groups } = await this.#application.session.request("toolbar/get");
    const shown = groups.map((group) => ({
      ...group,
      items: group.items.filter(({ tool }) => !HANDED_TO.includes(tool)),
    }));
    this.#arranged = shown.filter(({ items }) => items.length);
    this.#draw();
  }

  /** @param {string} tool */
  #follow(tool) {
    if (tool === this.#tool) return;
    this.#tool = tool;
    const group = this.#groupOf(tool);
    if (group) this.#group = group.id;
    this.#draw();
  }

  /** @param {string} tool The group to show for a tool that a key has taken: the present one, if it has it. */
  #groupOf(tool) {
    const holders = this.#arranged.filter(({ items }) => items.some((item) => item.tool === tool));
    // A click on a text or a field takes these for a while; the user's group stays.
    const isPassing = tool === "formFill" || holders.some(({ id }) => id === "view");
    return isPassing ? undefined : holders.find(({ id }) => id === this.#group) ?? holders[0];
  }

  #draw() {
    for (const overflow of this.#overflows) overflow.clear();
    this.#groups.replaceChildren(...this.#arranged.map((group) => this.#tab(group)));
    const group = this.#arranged.find(({ id }) => id === this.#group) ?? this.#arranged[0];
    const own = group?.items ?? [];
    const items = group?.id === "view" ? own : [...this.#pan, ...own];
    const buttons = items.map((item) => this.#button(item));
    const commands = group?.id === "redact" ? [this.#applyRedactions()] : [];
    this.#tools.replaceChildren(...buttons, ...commands, ...this.#presets(), this.#arrange());
    for (const overflow of this.#overflows) overflow.arrange();
  }

  #applyRedactions() {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (this.#viewer?.document);
    return element("button", {
      className: "tool-group",
      textContent: text("redact.apply"),
      onclick: () => this.#application.ask("redact", () => applyRedactions(this.#application, document)),
    });
  }

  #arrange() {
    return iconButton("arrange", text("arrange"), () => {
      this.#application.ask("arrange", () => new Arranging(this.#application, this.#group).open());
    });
  }

  get #items() {
    return this.#arranged.flatMap(({ items }) => items);
  }

  get #pan() {
    return this.#items.filter(({ tool }) => tool === "pan");
  }

  /** @param {{id: string, title: string}} group */
  #tab({ id, title }) {
    const tab = element("button", {
      className: "tool-group",
      role: "tab",
      textContent: named("group", id, title),
      onclick: () => {
        this.#group = id;
        this.#draw();
      },
    });
    tab.setAttribute("aria-selected", String(id === this.#group));
    return tab;
  }

  /** @param {{tool: string, title: string}} item */
  #button({ tool, title }) {
    const name = named("tool", tool, title);
    const button = iconButton(tool, name, (event) => this.#click(tool, event.detail));
    button.dataset.tool = tool;
    button.title = STAYING.includes(tool) || tool === "pan" ? name : text("tools.hold", { name });
    button.classList.toggle("held", tool === this.#tool && tool === this.#held);
    button.setAttribute("aria-pressed", String(tool === this.#tool));
    return button;
  }

  /**
   * Takes a tool by a click, and holds it by a double click. The bar is drawn anew in between, so that no
   * button gets both clicks and a `dblclick`.
   *
   * @param {string} tool
   * @param {number} clicks The number of clicks in a row so far, as the system counts them.
   */
  #click(tool, clicks) {
    const isDouble = clicks > 1 && tool === this.#clicked;
    this.#clicked = tool;
    return isDouble ? this.take(tool, true) : this.take(tool);
  }

  /** The presets of the present tool, and how to change its style. */
  #presets() {
    const item = this.#items.find(({ tool }) => tool === this.#tool);
    if (this.#tool === "rubberStamp") return [this.#stamps()];
    if (!item?.presets?.length) return [];
    const swatches = item.presets.map((style, preset) => {
      const swatch = element("button", { className: "swatch" });
      swatch.style.setProperty("--swatch", style.color ?? style.interiorColor ?? style.font?.color ?? null);
      swatch.setAttribute("aria-label", text("preset", { number: preset + 1 }));
      swatch.setAttribute("aria-pressed", String(preset === item.selectedPreset));
      swatch.onclick = () => this.#choose(preset);
      return swatch;
    });
    const more = iconButton("style", text("style"), () => this.#application.styles.toggle());
    return [element("span", { className: "presets" }, ...swatches, more)];
  }

  /** The standard stamps to choose from, and words of the user's own. */
  #stamps() {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (this.#viewer?.document);
    return stampField(document, (options) => {
      this.#application.run(() => document.act("tool/set", { tool: "rubberStamp", options }));
    });
  }

  /** @param {number} preset */
  #choose(preset) {
    const params = { tool: this.#tool, preset };
    this.#application.run(() => this.#application.session.request("styles/set", params));
  }
}
