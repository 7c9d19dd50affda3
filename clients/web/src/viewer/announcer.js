// SPDX-License-Identifier: MIT
import { counted, named, text } from "../i18n/catalogue.js";
import { RectoError } from "../rpc/errors.js";
import { element } from "../ui/element.js";

/** @typedef {import("../rpc/messages").Field} Field */
/** @typedef {import("../rpc/messages").NotificationParams<"forms/didFocus">} FieldFocus */

/**
 * Tells screen readers which field, link or annotation has the keys. Pages are pictures to them, so the
 * browser cannot tell it.
 */
export class Announcer {
  /**
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {HTMLTextAreaElement} entry Gets the text of fields: it has the name and the state of the field.
   * @param {HTMLElement} frame
   */
  constructor(document, entry, frame) {
    this.#document = document;
    this.#entry = entry;
    this.#region = element("div", { className: "announcement", role: "status" });
    frame.append(this.#region);
    this.#describeEntry(null);
    document.on("forms/didFocus", (focus) => this.#focused(focus));
    document.on("forms/didChange", ({ changed }) => this.#changed(changed));
    document.on("selection/didChange", ({ annotations }) => this.#announce(() => this.#annotations(annotations)));
    document.on("result", ({ state, overlay }) => {
      if (state === "pan.focused" && overlay) this.#announce(() => this.#link(overlay.items));
    });
  }

  #document;
  #entry;
  #region;
  /** @type {FieldFocus | null} The field that has the keys. */ #focus = null;
  /** Counts what was announced: an answer that comes late must not replace what is newer. */
  #turn = 0;

  /** @param {() => Promise<string>} describe */
  async #announce(describe) {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const words = await describe();
      if (turn === this.#turn) this.#region.textContent = words;
    } catch (error) {
      // The announced object can be removed at any time.
      const isGone = error instanceof RectoError && error.kind === "notFound";
      if (!isGone) this.#document.session.report(error);
    }
  }

  /** @param {FieldFocus} focus */
  #focused(focus) {
    this.#focus = focus.field === undefined ? null : focus;
    this.#describeEntry(this.#focus);
    this.#announce(async () => {
      const { field: id, annotationId } = focus;
      if (id === undefined) return "";
      const { field } = await this.#document.ask("forms/get", { field: id });
      const state = stateOf(field, annotationId);
      if (this.#focus === focus) this.#entry.setAttribute("aria-description", state);
      return said(nameOf(focus), kindOf(focus), state);
    });
  }

  /** @param {Field[]} changed Tells of the new state of a box or a choice. Text is heard as it is typed. */
  #changed(changed) {
    const field = changed.find(({ id }) => id === this.#focus?.field);
    if (!field || field.type === "text") return;
    const state = stateOf(field, this.#focus?.annotationId);
    this.#entry.setAttribute("aria-description", state);
    this.#announce(async () => said(field.label ?? field.name, state));
  }

  /** @param {FieldFocus | null} focus The field whose text is entered; `null`: some other text. */
  #describeEntry(focus) {
    this.#entry.setAttribute("aria-label", focus ? nameOf(focus) : text("viewer.entry"));
    this.#entry.setAttribute("aria-required", String(focus?.flags?.includes("required") ?? false));
    this.#entry.removeAttribute("aria-description");
    if (focus) this.#entry.setAttribute("aria-roledescription", kindOf(focus));
    else this.#entry.removeAttribute("aria-roledescription");
  }

  /** @param {string[]} ids */
  async #annotations(ids) {
    if (ids.length === 0) return "";
    if (ids.length > 1) return counted("annotations.selected", ids.length);
    const { annotation } = await this.#document.ask("annotations/get", { id: ids[0] });
    const { type, author, contents, coveredText } = annotation;
    return said(named("type", type, type), contents || coveredText, author);
  }

  /** @param {import("../rpc/messages").OverlayItem[]} items Those of a link that has the keys. */
  async #link(items) {
    const item = items.find(({ role }) => role === "selection");
    if (item?.kind !== "rect") return "";
    const { pageIndex, rect } = item;
    const [{ links }, { text: words }] = await Promise.all([
      this.#document.ask("page/links", { pageIndex }),
      this.#document.ask("page/text", { pageIndex, rect }),
    ]);
    const link = links.find((each) => each.rect.every((value, index) => value === rect[index]));
    return said(text("type.link"), words.trim(), targetOf(link?.action));
  }
}

/** @param {...(string | undefined)} parts */
function said(...parts) {
  return parts.filter(Boolean).join(", ");
}

/** @param {FieldFocus} focus */
function nameOf({ label, field = "" }) {
  return label ?? field;
}

/** @param {FieldFocus} focus */
function kindOf({ type = "text", flags = [] }) {
  return text(`field.${flags.includes("password") ? "password" : type}`);
}

/**
 * The value of a field, and what else counts for entering it.
 *
 * @param {Field} field
 * @param {string} [widgetId] The widget that has the keys.
 */
function stateOf({ type, value, filled, flags, options, widgets }, widgetId) {
  const required = flags.includes("required") ? text("field.required") : "";
  if (type === "button" || type === "signature") return required;
  if (type === "checkBox" || type === "radio") {
    const { on, exportValue, state } = widgets.find(({ annotationId }) => annotationId === widgetId) ?? widgets[0];
    const option = type === "radio" ? (exportValue ?? state) : "";
    return said(option, text(on ? "field.checked" : "field.unchecked"), required);
  }
  const titles = [value ?? ""].flat().map((each) => options?.find((one) => one.value === each)?.title ?? each);
  const words = titles.join(", ") || text(filled ? "field.filled" : "field.empty");
  return said(words, required);
}

/** @param {import("../rpc/messages").Action} [action] */
function targetOf(action) {
  if (!action) return "";
  if ("uri" in action) return action.uri;
  const page = action.kind === "goTo" && "destination" in action ? action.destination?.pageIndex : undefined;
  return page === undefined ? "" : text("page.number", { number: page + 1 });
}
