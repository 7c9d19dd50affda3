// SPDX-License-Identifier: MIT
import { commandKey } from "../ui/command-keys.js";
import { TEXT_FIELDS, isWritingBeside } from "../ui/focus.js";
import { modifiersOf } from "./pointer.js";
import { Clipboard } from "./clipboard.js";
import { Composition } from "./composition.js";
import { Draft } from "./draft.js";
import { describeChoices, makeEntry } from "./entry-field.js";
import { pageTurnOf } from "./page-keys.js";
import { TabRound } from "./tab-round.js";
import { TypeAhead, enter } from "./type-ahead.js";

/** Keys that the browser handles before us, or that mean nothing by themselves. */
const IGNORED = /^(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Process|Unidentified|F\d+)$/;

/** @type {import("./type-ahead.js").Key} The key for pasting. */
const PASTE = { key: "v", modifiers: ["control"] };

/** The fields of questions beside the page in which text is entered. */
const ENTRIES = "dialog textarea, dialog input:is([type=text], [type=password], :not([type]))";

/** Forwards keys, and text where a tool takes some. */
export class KeyInput {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./overlay.js").Overlay} overlay
   * @param {import("./foresight.js").Foresight} foresight
   * @param {import("./field-choices.js").FieldChoices} choices
   * @param {HTMLElement} frame
   */
  constructor(viewport, overlay, foresight, choices, frame) {
    this.#viewport = viewport;
    this.#foresight = foresight;
    this.#document = viewport.document;
    this.#overlay = overlay;
    this.#choices = choices;
    const { element } = viewport.scroller;
    this.field = makeEntry();
    viewport.scroller.canvas.append(this.field);
    element.addEventListener("keydown", (event) => this.#pressed(event));
    element.addEventListener("paste", (event) => this.#pasted(event));
    this.field.addEventListener("input", (event) => this.#entered(/** @type {InputEvent} */ (event)));
    this.field.addEventListener("compositionend", () => this.#insertField());
    // Where the focus goes is known only afterwards.
    this.field.addEventListener("blur", () => setTimeout(() => this.#left()));
    new Composition(this.field, overlay, viewport);
    this.#clipboard = new Clipboard(this.#document, frame);
    this.#draft = new Draft(this.#document, overlay, frame);
    this.#tabs = new TabRound(this.#document, element);
    this.#typedAhead = new TypeAhead(this.#document, (key) => this.#deliver(key));
    this.#document.on("result", () => this.#follow());
    this.#document.on("tool/didUpdate", () => this.#follow());
  }

  #viewport;
  #document;
  #overlay;
  #choices;
  #foresight;
  #typedAhead;
  #tabs;
  #draft;
  #clipboard;
  /**
   * The commands that the server has for keys, such as `control+z`.
   *
   * @type {Map<string, string[]>}
   */
  #known = new Map();
  /** @type {((tool: string) => unknown) | null} Takes a tool in place of the server. */ ontool = null;
  /** @type {(image: File) => void} Is given an image that is pasted. */ onimage = () => {};

  /** Asks which keys the server has a use for. */
  async begin() {
    const { keys } = await this.#document.session.request("tool/keys", { enabled: true });
    this.#known = new Map(keys.map((entry) => [nameOf(entry), entry.commands]));
  }

  /** Whether a tool takes text, or letters that choose an option. */
  get takesText() {
    return this.#choices.isOpen || this.#overlay.items.some(({ kind, role }) => kind === "caret" || role === "entry");
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented || IGNORED.test(event.key)) return;
    if (this.#draft.takes(event)) {
      event.preventDefault();
      return;
    }
    const modifiers = modifiersOf(event);
    const isCommand = event.ctrlKey || event.metaKey;
    const key = { key: isCommand ? commandKey(event) : event.key, modifiers };
    // The event `paste` tells what is on the clipboard.
    if (isCommand && key.key.toLowerCase() === "v") return;
    if (this.#typedAhead.holds(key)) {
      event.preventDefault();
      return;
    }
    const isText = event.key.length === 1 && !isCommand;
    const isKnown = this.#isKnown(key);
    // The field gets letters itself.
    if (this.takesText ? isText && event.target === this.field : !isKnown && !this.#turnOf(key)) return;
    event.preventDefault();
    if (this.takesText && isText) this.insert(event.key);
    else if (this.takesText || isKnown) this.#send(key);
    else this.#turn(key);
  }

  /** @param {import("./type-ahead.js").Key} key The command by which it turns pages, where nothing else uses it. */
  #turnOf(key) {
    return this.takesText ? undefined : pageTurnOf(nameOf(key), this.#viewport.view);
  }

  /** @param {import("./type-ahead.js").Key} key */
  #turn(key) {
    const command = this.#turnOf(key);
    if (command) this.#foresight.go(command).catch((error) => this.#report(error));
  }

  /** @param {import("./type-ahead.js").Key} key A key that was held. */
  #deliver(key) {
    const { activeElement } = /** @type {ShadowRoot | Document} */ (this.field.getRootNode());
    const { pasted } = key;
    const isText = key.key.length === 1 && !key.modifiers.includes("control") && !key.modifiers.includes("meta");
    if (activeElement !== this.field && activeElement?.matches(ENTRIES)) {
      enter(/** @type {HTMLInputElement | HTMLTextAreaElement} */ (activeElement), key);
    } else if (this.takesText && pasted !== undefined) this.insert(pasted);
    else if (this.takesText && isText) this.insert(key.key);
    else if (pasted !== undefined) this.#paste(pasted);
    else if (this.takesText || this.#isKnown(key)) this.#send(key);
  }

  /** @param {import("./type-ahead.js").Key} key Whether it is a command. A letter takes no tool away from a field. */
  #isKnown(key) {
    const [command] = this.#known.get(nameOf(key)) ?? [];
    return command !== undefined && !(command.startsWith("tool.") && this.#tabs.isOnField);
  }

  /** @param {import("./type-ahead.js").Key} key */
  #send(key) {
    const act = () => this.#act("interaction/key", key);
    // A key with further commands may do something else before it turns the page.
    const [command, ...further] = this.#known.get(nameOf(key)) ?? [];
    if (key.key === "Tab") this.#tabs.follow(key.modifiers.includes("shift"), act()).catch((error) => this.#report(error));
    else if (this.takesText || !command || further.length) act().then((result) => result?.handled === false && this.#turn(key));
    else if (this.ontool && command.startsWith("tool.")) this.ontool(command.slice("tool.".length));
    else this.#foresight.turn(command, act);
  }

  /** @param {InputEvent} event */
  #entered(event) {
    if (!event.isComposing) this.#insertField();
  }

  #insertField() {
    const text = this.field.value;
    this.field.value = "";
    if (text && !this.#draft.takesText(text)) this.insert(text);
  }

  /** @param {string} key A letter, pressed with Ctrl: a command for the text that is being entered. */
  command(key) {
    this.#act("interaction/key", { key, modifiers: ["control"] });
  }

  /** @param {string} text Goes to the caret. */
  insert(text) {
    this.#draft.note(text, this.#act("interaction/text", { text, insert: true }));
  }

  /** @param {ClipboardEvent} event */
  #pasted(event) {
    event.preventDefault();
    const data = event.clipboardData;
    const image = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    const pasted = data?.getData("text/plain") ?? "";
    if (pasted && this.#typedAhead.holds({ ...PASTE, pasted })) return;
    if (this.takesText) this.insert(pasted);
    else this.#paste(pasted, image);
  }

  /** @param {string} text @param {File} [image] */
  #paste(text, image) {
    const meaning = this.#clipboard.meaning(text, image !== undefined);
    if (image && meaning === "image") this.onimage(image);
    else if (meaning === "annotations") this.#act("interaction/key", PASTE);
  }

  /**
   * @template {import("../rpc/messages").EventMethod} M
   * @param {M} method
   * @param {import("../rpc/messages").DocumentParams<M>} params
   */
  #act(method, params) {
    this.#viewport.flush();
    return this.#document.act(method, params).catch((error) => this.#report(error));
  }

  /** @param {unknown} error */
  #report(error) {
    this.#document.session.report(error);
  }

  /**
   * Finishes the text if the keys go elsewhere: to another window, or to another field for text. A button
   * beside the pages may be about the text.
   */
  #left() {
    const isElsewhere = !document.hasFocus() || document.activeElement?.matches(TEXT_FIELDS);
    if (this.takesText && isElsewhere) this.#act("interaction/blur", {});
  }

  /** Lets the field have the keys while a tool takes text, at the caret, for input methods. */
  #follow() {
    const { element } = this.#viewport.scroller;
    if (!this.takesText) {
      if (this.field.matches(":focus")) element.focus({ preventScroll: true });
      this.field.hidden = true;
      return;
    }
    describeChoices(this.field, this.#choices);
    const caret = this.#overlay.items.find(({ kind }) => kind === "caret");
    const box = caret?.kind === "caret" && this.#viewport.layout?.box(caret.pageIndex, caret.line);
    if (box) {
      const { scale, scroller } = this.#viewport;
      const [left, top] = scroller.base;
      this.field.style.left = `${box[0] * scale - left}px`;
      this.field.style.top = `${box[3] * scale - top}px`;
    }
    this.field.hidden = false;
    // A calendar or a list beside the text keeps the keys that the user gave it.
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.field.getRootNode());
    const isKept = activeElement?.matches(".date-entry:not([hidden]), .choices:not([hidden]) *") || isWritingBeside();
    if (!isKept) this.field.focus({ preventScroll: true });
  }
}

/** @param {{key: string, modifiers?: string[]}} entry */
function nameOf({ key, modifiers = [] }) {
  const held = modifiers.map((name) => (name === "meta" ? "control" : name)).sort();
  return [...held, key.length === 1 ? key.toLowerCase() : key].join("+");
}
