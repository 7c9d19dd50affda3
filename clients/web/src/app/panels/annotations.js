// SPDX-License-Identifier: MIT
import { dayText, named, text } from "../../i18n/catalogue.js";
import { ask } from "../../ui/dialog.js";
import { element } from "../../ui/element.js";
import { replaceRows } from "../../ui/focus.js";
import { iconButton } from "../../ui/icons.js";
import { Panel, moveByArrows } from "./panel.js";

/** @typedef {import("../../rpc/messages").Annotation} Annotation */
/** @typedef {import("../../rpc/messages").AnnotationType} AnnotationType */

/** Types that readers do not take for notes. */
const HIDDEN = new Set(["link", "widget", "popup", "screen"]);
const STATES = /** @type {const} */ (["none", "accepted", "rejected", "cancelled", "completed"]);

/** All annotations in threads: filtered, gone to, answered, given a state, deleted. */
export class AnnotationsPanel extends Panel {
  /** @param {import("./panel.js").Application} application */
  constructor(application) {
    super("annotations", application);
    moveByArrows(this.content, ".annotation > button");
    this.#filter.placeholder = text("annotations.filter");
    this.#filter.setAttribute("aria-label", text("annotations.filter"));
    this.#filter.oninput = () => this.#read();
    this.#types.setAttribute("aria-label", text("annotations.type"));
    this.#types.onchange = () => this.#read();
    this.bar.append(this.#filter, this.#types);
  }

  #filter = element("input", { type: "search" });
  #types = element("select");
  /** @type {AnnotationType[]} The types to choose from. */ #shown = [];

  begin() {
    this.#fillTypes();
    this.#read();
    return [
      this.document.on("annotations/didChange", () => this.#read()),
      this.document.on("renewed", () => this.#read()),
      this.document.on("selection/didChange", ({ annotations }) => this.#mark(annotations)),
    ];
  }

  #fillTypes() {
    const annotationTypes = this.application.session.capabilities?.annotationTypes ?? [];
    this.#shown = annotationTypes.filter((type) => !HIDDEN.has(type));
    const options = this.#shown.map((type) => new Option(named("type", type, type), type));
    this.#types.replaceChildren(new Option(text("annotations.all"), ""), ...options);
  }

  #read() {
    const contains = this.#filter.value || undefined;
    const types = this.#shown.filter((type) => type === this.#types.value);
    return this.load("annotations/list", { contains, types: types.length ? types : undefined, sortBy: "page" }, ({ annotations }) => {
      const shown = annotations.filter(({ type }) => !HIDDEN.has(type));
      if (!shown.length) this.showNothing("annotations.none");
      else this.#draw(shown);
    });
  }

  /** @param {Annotation[]} annotations */
  #draw(annotations) {
    const ids = new Set(annotations.map(({ id }) => id));
    // A note that gives a state is shown with what it is about.
    const said = annotations.filter(({ state }) => state === undefined);
    const replies = groupBy(said, ({ replyTo }) => replyTo);
    const tops = said.filter(({ replyTo }) => !ids.has(replyTo));
    const rows = [];
    let page = -1;
    for (const annotation of tops) {
      if (annotation.pageIndex !== page) {
        page = annotation.pageIndex;
        rows.push(element("h3", { textContent: text("page.number", { number: page + 1 }) }));
      }
      rows.push(this.#thread(annotation, replies));
    }
    replaceRows(this.content, ...rows);
  }

  /**
   * @param {Annotation} annotation
   * @param {Map<string | undefined, Annotation[]>} replies
   * @returns {HTMLElement}
   */
  #thread(annotation, replies) {
    const { id = "", type, author, contents, coveredText, color, modified, states = [] } = annotation;
    const date = modified ? dayText(modified) : "";
    const dot = element("span", { className: "dot" });
    dot.style.background = color ?? "transparent";
    const head = element("span", { className: "annotation-head" }, dot, named("type", type, type));
    head.append(element("small", { textContent: [author, date].filter(Boolean).join(", ") }));
    const body = element("span", { className: "annotation-text" });
    body.textContent = contents || coveredText || "";
    const go = element("button", { className: "annotation-go" }, head, body);
    go.onclick = () => this.#go(annotation);
    const state = this.#state(id, states.at(-1)?.state);
    const answer = iconButton("annotations", text("annotations.reply"), () => this.#reply(annotation));
    const remove = iconButton("delete", text("annotations.delete"), () => this.#delete(id));
    const tools = element("div", { className: "annotation-tools" }, state, answer, remove);
    const below = (replies.get(id) ?? []).map((reply) => this.#thread(reply, replies));
    const thread = element("div", { className: "annotation", dataset: { id } }, go, tools);
    thread.append(element("div", { className: "replies" }, ...below));
    return thread;
  }

  /**
   * @param {string} id
   * @param {string} [state] As another program may call it.
   */
  #state(id, state = "none") {
    const known = STATES.find((name) => name === state) ?? "none";
    const options = STATES.map((name) => new Option(text(`state.${name}`), name));
    const field = element("select", {}, ...options);
    field.value = known;
    field.setAttribute("aria-label", text("annotations.state"));
    field.onchange = () => {
      const chosen = STATES[field.selectedIndex];
      this.run(() => this.document.ask("annotations/setState", { id, state: chosen }));
    };
    return field;
  }

  /** @param {Annotation} annotation */
  #go({ id = "", pageIndex, rect }) {
    const { document, viewport } = this;
    this.lead(async () => {
      await viewport.command("view/goTo", { pageIndex, rect });
      await document.ask("selection/set", { annotations: [id] });
    });
  }

  /** @param {Annotation} annotation */
  #reply({ id, pageIndex, rect }) {
    const { document } = this;
    this.run(async () => {
      const field = element("textarea", { rows: 4 });
      const contents = await ask({
        title: text("annotations.reply"),
        body: [field],
        onopen: () => field.focus(),
        value: () => field.value || null,
      });
      if (!contents) return;
      // An answer is read in the list; on the page it would cover what it is about.
      const flags = /** @type {import("../../rpc/messages").AnnotationFlag[]} */ (["hidden"]);
      const annotation = { type: /** @type {const} */ ("text"), pageIndex, rect, contents, replyTo: id, flags };
      await document.ask("annotations/add", { annotation });
    });
  }

  /** @param {string} id */
  #delete(id) {
    this.run(() => this.document.ask("annotations/delete", { ids: [id] }));
  }

  /** @param {string[]} ids */
  #mark(ids) {
    for (const row of this.content.querySelectorAll(".annotation")) {
      const isSelected = ids.includes(/** @type {HTMLElement} */ (row).dataset.id ?? "");
      row.classList.toggle("selected", isSelected);
      if (isSelected) row.scrollIntoView({ block: "nearest" });
    }
  }
}

/**
 * @template Item, Key
 * @param {Item[]} items
 * @param {(item: Item) => Key} key
 * @returns {Map<Key, Item[]>}
 */
function groupBy(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
