// SPDX-License-Identifier: MIT
import { named, text } from "../i18n/catalogue.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { iconButton } from "../ui/icons.js";
import { ownKind } from "../ui/own-kind.js";
import { ChangeQueue } from "./change-queue.js";

/** @typedef {import("../rpc/messages").Params<"toolbar/update">} Change */
/** @typedef {import("../rpc/messages").ToolbarGroup} Group */

/** What a dragged tool is called while it is dragged. */
const DRAGGED = ownKind("tool");

/** The dialogue in which the user arranges the tools and their groups. Each change counts at once. */
export class Arranging {
  /**
   * @param {import("./application.js").Application} application
   * @param {string} group The group to begin with.
   */
  constructor(application, group) {
    this.#application = application;
    this.#queue = new ChangeQueue(application);
    this.#present = group;
    this.#list.setAttribute("aria-label", text("arrange.tools"));
    this.#list.addEventListener("keydown", (event) => this.#pressed(event));
    this.#groups.onchange = () => this.#choose(this.#groups.value);
    this.#more.onchange = () => this.#add(this.#more.value);
  }

  #application;
  #present;
  #queue;
  /** @type {Group[]} */ #arranged = [];
  /** @type {Map<string, string>} */ #titles = new Map();
  #groups = element("select", {});
  #list = element("ol", { className: "arranged" });
  #more = element("select", {});
  #name = element("input", { autocomplete: "off", maxLength: 60 });

  /** Shows the dialogue until the user closes it. */
  async open() {
    const { session } = this.#application;
    const [{ tools }, { groups }] = await Promise.all([
      session.request("tool/list"),
      session.request("toolbar/get", { fields: ["title"] }),
    ]);
    this.#titles = new Map(tools.map(({ id, title }) => [id, named("tool", id, title)]));
    this.#show(groups.map(({ id, title, items }) => ({ id, title, tools: items.map(({ tool }) => tool) })));
    const button = (/** @type {string} */ icon, /** @type {string} */ key, /** @type {() => Change} */ change) => {
      return iconButton(icon, text(key), () => this.#change(change));
    };
    const group = () => this.#present;
    const create = element("button", { type: "button", textContent: text("arrange.create") });
    create.onclick = () => this.#create();
    const reset = element("button", { type: "button", textContent: text("arrange.reset") });
    reset.onclick = () => this.#change(() => ({ reset: true }));
    await ask({
      title: text("arrange"),
      body: [
        element("p", { textContent: text("arrange.hint") }),
        element(
          "div",
          { className: "arrange-row" },
          labelled(text("arrange.group"), this.#groups),
          button("previousPage", "arrange.earlier", () => ({ move: [{ group: group(), to: this.#place - 1 }] })),
          button("nextPage", "arrange.later", () => ({ move: [{ group: group(), to: this.#place + 1 }] })),
          button("close", "arrange.drop", () => ({ remove: [{ group: group() }] })),
        ),
        this.#list,
        labelled(text("arrange.add"), this.#more),
        element("div", { className: "arrange-row" }, labelled(text("arrange.new"), this.#name), create),
        reset,
      ],
      buttons: [["cancel", text("close")]],
      value: () => null,
      onopen: () => this.#groups.focus(),
    });
  }

  /** The present group's place among the groups. */
  get #place() {
    return this.#arranged.findIndex(({ id }) => id === this.#present);
  }

  /** @param {string} group */
  #toolsOf(group) {
    return this.#arranged.find(({ id }) => id === group)?.tools ?? [];
  }

  get #tools() {
    return this.#toolsOf(this.#present);
  }

  /** @param {Group[]} groups */
  #show(groups) {
    this.#arranged = groups;
    if (this.#place < 0) this.#present = groups[0]?.id ?? "";
    this.#groups.replaceChildren(
      ...groups.map(({ id, title }) => new Option(named("group", id, title ?? id), id)),
    );
    this.#groups.value = this.#present;
    this.#list.replaceChildren(...this.#tools.map((tool) => this.#item(tool)));
    const others = [...this.#titles].filter(([tool]) => !this.#tools.includes(tool));
    this.#more.replaceChildren(new Option("", ""), ...others.map(([tool, title]) => new Option(title, tool)));
  }

  /** @param {string} group */
  #choose(group) {
    this.#present = group;
    this.#show(this.#arranged);
  }

  /** @param {string} tool */
  #item(tool) {
    const title = this.#titles.get(tool) ?? tool;
    const item = element("li", { tabIndex: 0, draggable: true });
    item.dataset.arranged = tool;
    const button = (/** @type {string} */ icon, /** @type {string} */ key, /** @type {() => void} */ act) => {
      const made = iconButton(icon, `${text(key)}: ${title}`, act);
      made.tabIndex = -1;
      return made;
    };
    item.append(
      element("span", { textContent: title }),
      button("previousPage", "arrange.up", () => this.#move(tool, -1)),
      button("nextPage", "arrange.down", () => this.#move(tool, 1)),
      button("close", "arrange.remove", () => this.#remove(tool)),
    );
    item.addEventListener("dragstart", ({ dataTransfer }) => dataTransfer?.setData(DRAGGED, tool));
    item.addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes(DRAGGED)) event.preventDefault();
    });
    item.addEventListener("drop", (event) => this.#drop(event, tool));
    return item;
  }

  /**
   * @param {DragEvent} event
   * @param {string} target The tool in whose place the dragged one goes.
   */
  #drop(event, target) {
    const tool = event.dataTransfer?.getData(DRAGGED);
    event.preventDefault();
    if (!tool || tool === target) return;
    const group = this.#present;
    this.#change(() => ({ move: [{ group, tool, to: this.#toolsOf(group).indexOf(target) }] }), tool);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const item = /** @type {HTMLElement} */ (event.target).closest("li");
    const tool = item?.dataset.arranged;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!item || !tool) return;
    if (event.key === "Delete") this.#remove(tool);
    else if (step && event.altKey) this.#move(tool, step);
    else if (step) this.#focus(this.#tools[this.#tools.indexOf(tool) + step] ?? tool);
    else return;
    event.preventDefault();
  }

  /**
   * @param {string} tool
   * @param {number} step
   */
  #move(tool, step) {
    const group = this.#present;
    this.#change(() => {
      const tools = this.#toolsOf(group);
      const to = tools.indexOf(tool) + step;
      return tools.includes(tool) && to < tools.length ? { move: [{ group, tool, to }] } : null;
    }, tool);
  }

  /** @param {string} tool */
  #remove(tool) {
    const { [this.#tools.indexOf(tool) + 1]: next = this.#tools.at(-2) } = this.#tools;
    const group = this.#present;
    this.#change(() => (this.#toolsOf(group).includes(tool) ? { remove: [{ group, tool }] } : null), next);
  }

  /** @param {string} tool */
  #add(tool) {
    const group = this.#present;
    if (tool) this.#change(() => ({ add: [{ group, tool }] }));
  }

  #create() {
    const title = this.#name.value.trim();
    if (!title) return;
    this.#name.value = "";
    this.#change(() => {
      this.#present = freeId(this.#arranged.map(({ id }) => id));
      return { groups: [...this.#arranged, { id: this.#present, title, tools: [] }] };
    });
  }

  /** @param {string} [tool] */
  #focus(tool) {
    const items = /** @type {NodeListOf<HTMLElement>} */ (this.#list.querySelectorAll("li"));
    [...items].find(({ dataset }) => dataset.arranged === tool)?.focus();
  }

  /**
   * @param {() => Change | null} wanted
   * @param {string} [tool] Has the focus afterwards.
   */
  #change(wanted, tool) {
    this.#queue.add(async () => {
      const change = wanted();
      const isPossible = change && (change.move ?? []).every(({ to = 0 }) => to >= 0);
      if (!isPossible) return;
      const { groups, warning } = await this.#application.session.request("toolbar/update", change);
      if (warning) this.#application.notices.say(warning);
      this.#show(groups);
      if (tool) this.#focus(tool);
    });
  }
}

/** @param {string[]} taken An id for a group that no other one has. */
function freeId(taken) {
  for (let number = 1; ; number += 1) {
    if (!taken.includes(`own-${number}`)) return `own-${number}`;
  }
}
