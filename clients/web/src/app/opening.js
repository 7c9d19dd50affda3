// SPDX-License-Identifier: MIT
import { counted, text, timeText } from "../i18n/catalogue.js";
import { RectoError, ServerLost } from "../rpc/errors.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { tellWhetherElsewhere } from "./elsewhere.js";
import { fileChoice } from "./file-choice.js";
import { askForPassword, askWhetherToDiscard } from "./opening-questions.js";
import { openingOf } from "./settings.js";

/** Opens documents: from the list of files, from the user's machine, by drop, with passwords. */
export class Opening {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
    this.#resources = application.session.resources;
    // A file that is dropped beside the pages would take the application's place.
    window.addEventListener("dragover", (event) => this.#drag(event));
    window.addEventListener("drop", (event) => this.#drop(event));
  }

  #application;
  #resources;
  /** @type {HTMLElement | null} */ #start = null;
  /** @type {Map<string, Promise<import("./application.js").RectoViewer | null>>} By paths. */ #underWay = new Map();

  /**
   * Opens a document and shows it; asks for its password, and about unsaved changes. A file that is open, or
   * is being opened, is not opened once more.
   *
   * @param {import("../rpc/messages").Params<"document/open">} params
   */
  open(params) {
    const { path = "" } = params;
    const open = path ? this.#application.viewerOf(path) : undefined;
    if (open?.document && !open.document.isMissing) {
      this.#application.select(open);
      return Promise.resolve(open);
    }
    const opening = this.#underWay.get(path) ?? this.#open(params).finally(() => this.#underWay.delete(path));
    if (path) this.#underWay.set(path, opening);
    return opening;
  }

  /**
   * @param {import("../rpc/messages").Params<"document/open">} params
   * @param {number} [place] Among the tabs; the last unless given.
   */
  async #open(params, place) {
    const known = params.path === undefined ? {} : openingOf(params.path);
    const document = await this.#openWithPassword({ ...known, ...params });
    if (!document) return null;
    const application = this.#application;
    const { repaired, recovery } = document.opened;
    // Before the user can change anything.
    if (recovery?.edits && !params.recovery) document.protect().catch((error) => application.report(error));
    const viewer = await application.add(document, place);
    const { notices } = application;
    const name = document.fileName;
    if (repaired) notices.say(text("open.repaired", { name }));
    tellWhetherElsewhere(notices, document);
    if (recovery?.failed?.length) notices.show("recovery", text("recovery.failed", { name }), [], document);
    this.#offer(viewer, document);
    return viewer;
  }

  /**
   * Closes a document, and opens it in another way in its place.
   *
   * @param {import("./application.js").RectoViewer} viewer
   * @param {import("../rpc/messages").Params<"document/open">} how
   */
  async reopen(viewer, how) {
    const document = /** @type {import("../rpc/document.js").RectoDocument} */ (viewer.document);
    // Nothing may ask about the document once it is closed.
    const place = await this.#application.remove(viewer);
    try {
      await document.close();
    } catch (error) {
      this.#offer(await this.#application.add(document, place), document);
      throw error;
    }
    await this.#open({ ...document.source, ...how }, place);
  }

  /**
   * Offers what the user can choose of a document: to restore changes, to run scripts.
   *
   * @param {import("./application.js").RectoViewer} viewer
   * @param {import("../rpc/document.js").RectoDocument} document
   */
  #offer(viewer, document) {
    const { recovery } = document.opened;
    if (document.isUndecided && recovery) this.#offerRecovery(viewer, document, recovery);
    this.#application.scripts.offer(viewer);
  }

  /**
   * Opens a file of the user's own machine.
   *
   * @param {File} file
   */
  async openFile(file) {
    const path = await this.#resources.upload(file, file.name);
    return this.open({ path });
  }

  /** Lets the user choose. */
  async choose() {
    const { list, own } = await this.#choices();
    return ask({
      title: text("open"),
      body: [list, own],
      buttons: [["cancel", text("cancel")]],
      value: () => null,
      onopen: (dialog) => list.addEventListener("chosen", () => dialog.dispatchEvent(new Event("dismiss"))),
    });
  }

  /** Shows the files to choose from in the place of a document. */
  async showStart() {
    const { list, own } = await this.#choices();
    const title = element("h1", { textContent: "Recto" });
    const hint = element("p", { textContent: text("start.hint") });
    this.hideStart();
    this.#start = element("section", { className: "start" }, title, hint, own, list);
    this.#application.main.append(this.#start);
  }

  hideStart() {
    this.#start?.remove();
    this.#start = null;
  }

  async #choices() {
    const list = await fileChoice(this.#application, (path) => {
      list.dispatchEvent(new Event("chosen"));
      this.#application.run(() => this.open({ path }));
    });
    const field = element("input", { type: "file", accept: "application/pdf,.pdf", multiple: true });
    field.onchange = () => {
      list.dispatchEvent(new Event("chosen"));
      for (const file of field.files ?? []) this.#application.run(() => this.openFile(file));
    };
    return { list, own: labelled(text("open.own"), field) };
  }

  /** @param {import("../rpc/messages").Params<"document/open">} params */
  async #openWithPassword(params) {
    for (let isWrong = false; ; isWrong = true) {
      try {
        return await this.#openTwice(params);
      } catch (error) {
        const isLocked = error instanceof RectoError && error.kind === "passwordRequired";
        if (!isLocked) throw error;
      }
      const password = await askForPassword(params.path ?? "", isWrong);
      if (password === null) return null;
      params = { ...params, password };
    }
  }

  /**
   * Opens a document. If the server ends meanwhile, the next one is asked, but only once: the file may be the
   * cause.
   *
   * @param {import("../rpc/messages").Params<"document/open">} params
   */
  async #openTwice(params) {
    const { session } = this.#application;
    const isLost = (/** @type {unknown} */ error) => error instanceof ServerLost;
    try {
      return await session.open(params).catch((error) => (isLost(error) ? session.open(params) : Promise.reject(error)));
    } catch (error) {
      const name = params.path?.split("/").pop() ?? "";
      throw isLost(error) ? new Error(text("open.lost", { name })) : error;
    }
  }

  /**
   * @param {import("./application.js").RectoViewer} viewer
   * @param {import("../rpc/document.js").RectoDocument} document
   * @param {import("../rpc/messages").Recovery} recovery
   */
  #offerRecovery(viewer, document, recovery) {
    const { notices } = this.#application;
    const [name, date] = [document.fileName, timeText(recovery.lastEditAt)];
    const message = counted("recovery", recovery.edits, { name, date });
    const discard = async () => {
      if (await askWhetherToDiscard(message)) await this.reopen(viewer, { recovery: "discard" });
      else offer();
    };
    const offer = () => {
      notices.show("recovery", `${message} ${text("recovery.until")}`, [
        [text("recovery.apply"), () => this.#application.run(() => this.reopen(viewer, { recovery: "apply" }))],
        [text("recovery.discard"), () => this.#application.run(discard)],
      ], document); // prettier-ignore
    };
    offer();
  }

  /** @param {DragEvent} event */
  #drag(event) {
    if (event.dataTransfer?.types.includes("Files") && !isOn(HTMLInputElement, event)) event.preventDefault();
  }

  /** @param {DragEvent} event */
  #drop(event) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length || isOn(HTMLInputElement, event)) return;
    event.preventDefault();
    // A question is answered first.
    if (isOn(HTMLDialogElement, event)) return;
    for (const file of files) {
      const isImage = file.type.startsWith("image/");
      const { viewer } = this.#application;
      const { left = 0, top = 0 } = viewer?.getBoundingClientRect() ?? {};
      const isOnPages = viewer !== null && event.composedPath().includes(viewer);
      this.#application.run(async () => {
        const point = isOnPages ? [event.clientX - left, event.clientY - top] : undefined;
        if (isImage && viewer) await viewer.prompt?.placeImage(file, point);
        else await this.openFile(file);
      });
    }
  }
}

/**
 * Whether an event is on an element of a kind.
 *
 * @param {typeof HTMLElement} kind
 * @param {Event} event
 */
function isOn(kind, event) {
  return event.composedPath().some((each) => each instanceof kind);
}
