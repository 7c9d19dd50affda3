// SPDX-License-Identifier: MIT
import { dayText, named, text } from "../../i18n/catalogue.js";
import { ask } from "../../ui/dialog.js";
import { element } from "../../ui/element.js";
import { foreign, foreignRow } from "../../ui/foreign.js";
import { iconButton } from "../../ui/icons.js";
import { LazyRows } from "../../ui/lazy-rows.js";
import { offerIfLost } from "../../viewer/draft.js";
import { Panel, moveByArrows } from "./panel.js";
import { threadOf, threadsOf } from "./threads.js";

/** @typedef {import("../../rpc/messages").Annotation} Annotation */
/** @typedef {import("../../rpc/messages").AnnotationType} AnnotationType */

/** Types that readers do not take for notes. */
const HIDDEN = new Set(["link", "widget", "popup", "screen"]);
const STATES = /** @type {const} */ (["none", "accepted", "rejected", "cancelled", "completed"]);

/** The members of an annotation that the list shows, or needs to go there. @type {(keyof Annotation)[]} */
const MEMBERS = [
  "id", "type", "pageIndex", "rect", "author", "contents", "coveredText", "color", "modified", "state", "states",
  "replyTo",
];

/** @typedef {import("./threads.js").Replies} Replies */

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
    this.#rows = new LazyRows(this.content);
  }

  #filter = element("input", { type: "search" });
  #types = element("select");
  #rows;
  /** @type {AnnotationType[]} The types to choose from. */ #shown = [];
  /** @type {Map<string, string>} The top of each annotation's thread. */ #tops = new Map();
  /** @type {Set<string>} */ #selected = new Set();
  /** @type {Promise<unknown> | null} A list that is asked for. */ #reading = null;
  /** Whether that list is out of date already. */ #isStale = false;

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

  /** Reads the list, once for all changes that come while it is read. */
  async #read() {
    this.#isStale = true;
    if (this.#reading) return;
    while (this.#isStale && this.viewer) {
      this.#isStale = false;
      this.#reading = this.#load();
      await this.#reading;
      this.#reading = null;
    }
  }

  #load() {
    const contains = this.#filter.value || undefined;
    const types = this.#shown.filter((type) => type === this.#types.value);
    const wanted = { contains, types: types.length ? types : undefined, sortBy: /** @type {const} */ ("page"), fields: MEMBERS };
    return this.load("annotations/list", wanted, ({ annotations }) => {
      const shown = annotations.filter(({ type }) => !HIDDEN.has(type));
      if (!shown.length) this.showNothing("annotations.none");
      else this.#draw(shown);
    });
  }

  /** @param {Annotation[]} annotations */
  #draw(annotations) {
    const { tops, replies } = threadsOf(annotations);
    /** @type {import("../../ui/lazy-rows.js").Row[]} */
    const rows = [];
    this.#tops.clear();
    let page = -1;
    for (const annotation of tops) {
      if (annotation.pageIndex !== page) {
        page = annotation.pageIndex;
        rows.push(headingRow(page));
      }
      rows.push(this.#threadRow(annotation, replies));
    }
    this.#rows.show(rows);
  }

  /**
   * @param {Annotation} annotation
   * @param {Replies} replies
   */
  #threadRow(annotation, replies) {
    const { id = "" } = annotation;
    const thread = threadOf(annotation, replies);
    for (const each of thread) this.#tops.set(each.id ?? "", id);
    return {
      id,
      key: JSON.stringify(thread),
      make: () => this.#frame(id),
      content: () => this.#thread(annotation, replies),
    };
  }

  /** @param {string} id The element of an annotation, empty. */
  #frame(id) {
    const frame = element("div", { className: "annotation", dataset: { id } });
    frame.classList.toggle("selected", this.#selected.has(id));
    return frame;
  }

  /**
   * @param {Annotation} annotation
   * @param {Replies} replies
   * @returns {HTMLElement[]}
   */
  #thread(annotation, replies) {
    const { id = "", type, author, contents, coveredText, color, modified, states = [] } = annotation;
    const date = modified ? dayText(modified) : "";
    const dot = element("span", { className: "dot" });
    dot.style.background = color ?? "transparent";
    const head = element("span", { className: "annotation-head" }, dot, named("type", type, type));
    head.append(element("small", {}, ...foreignRow([author, date], ", ")));
    const body = element("span", { className: "annotation-text" }, foreign(contents || coveredText || ""));
    const go = element("button", { className: "annotation-go" }, head, body);
    go.onclick = () => this.#go(annotation);
    const state = this.#state(id, states.at(-1)?.state);
    const answer = iconButton("annotations", text("annotations.reply"), () => this.#reply(annotation));
    const remove = iconButton("delete", text("annotations.delete"), () => this.#delete(id));
    const tools = element("div", { className: "annotation-tools" }, state, answer, remove);
    const below = (replies.get(id) ?? []).map((reply) => {
      const frame = this.#frame(reply.id ?? "");
      frame.append(...this.#thread(reply, replies));
      return frame;
    });
    return [go, tools, element("div", { className: "replies" }, ...below)];
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
      await offerIfLost(document, contents, document.ask("annotations/add", { annotation }));
    });
  }

  /** @param {string} id */
  #delete(id) {
    this.run(() => this.document.ask("annotations/delete", { ids: [id] }));
  }

  /** @param {string[]} ids */
  #mark(ids) {
    this.#selected = new Set(ids);
    for (const row of this.content.querySelectorAll(".annotation")) {
      row.classList.toggle("selected", this.#selected.has(/** @type {HTMLElement} */ (row).dataset.id ?? ""));
    }
    const [top] = ids.flatMap((id) => this.#tops.get(id) ?? []);
    if (top !== undefined) this.#rows.reveal(top);
  }
}

/**
 * @param {number} page
 * @returns {import("../../ui/lazy-rows.js").Row}
 */
function headingRow(page) {
  const title = text("page.number", { number: page + 1 });
  return { id: `page ${page}`, key: title, make: () => element("h3", { textContent: title }), content: () => [new Text(title)] };
}
