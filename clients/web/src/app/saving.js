// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { RectoError } from "../rpc/errors.js";
import { ask, labelled } from "../ui/dialog.js";
import { element } from "../ui/element.js";
import { canPrintFile, printFile, printPictures } from "./print.js";
import { offerReload } from "./reloading.js";
import { saveByCopy } from "./saving-copies.js";

/** @typedef {import("../rpc/document.js").RectoDocument} RectoDocument */

/** Saves, downloads, prints and closes documents. */
export class Saving {
  /** @param {import("./application.js").Application} application */
  constructor(application) {
    this.#application = application;
  }

  #application;
  /** @type {WeakSet<RectoDocument>} */ #closing = new WeakSet();

  /**
   * Saves over its own file, and asks if another program changed that. The browser gets a file that came
   * from the user's own machine. The answer is whether it is saved, with the changes that were made
   * meanwhile.
   *
   * @param {RectoDocument} document
   */
  async save(document) {
    const { notices } = this.#application;
    const name = document.fileName;
    await this.#application.side.finishEdit();
    try {
      const isCopy = this.#application.isCopy(document);
      const isWhole = !isCopy || (await saveByCopy(document, () => this.download(document)));
      if (!isCopy) await document.ask("document/save");
      notices.say(text(isCopy ? "saved.download" : "saved", { name }));
      notices.hide("disk", document);
      return isWhole;
    } catch (error) {
      const isStale = error instanceof RectoError && error.kind === "changedOnDisk";
      if (!isStale) throw error;
      offerReload(this.#application, document);
      return false;
    }
  }

  /** @param {RectoDocument} document Saves it if it has changes, or work that is not finished. */
  async saveIfChanged(document) {
    if (await this.#isChanged(document)) await this.save(document);
  }

  /** @param {RectoDocument} document Whether it has changes that are not saved, or work that is not finished. */
  async #isChanged(document) {
    await this.#application.side.finishEdit();
    // What the user did last has changed it by then.
    const { hasWork } = await document.ask("tool/get");
    return document.isUnsaved || hasWork;
  }

  /** @param {RectoDocument} document */
  async saveAs(document) {
    const { path: own = "" } = document.source;
    const field = element("input", { value: this.#application.isCopy(document) ? document.fileName : own });
    const path = await ask({
      title: text("saveAs"),
      body: [labelled(text("saveAs.path"), field)],
      onopen: () => field.select(),
      value: () => field.value || null,
    });
    if (!path) return;
    const name = path.split("/").pop() ?? path;
    // The server refuses that, too, with words for programmers.
    const other = path === own ? undefined : this.#application.viewerOf(path);
    if (other) throw new Error(text("saveAs.open", { name }));
    if (await saveTo(document, path, name)) this.#application.notices.say(text("saved", { name }));
  }

  /**
   * Hands a copy with all changes to the browser.
   *
   * @param {RectoDocument} document
   * @returns {Promise<number>} The revision of the copy.
   */
  async download(document) {
    let revision = 0;
    await this.#application.side.finishEdit();
    const copy = await written(document, document.fileName, async (path) => {
      await document.ask("document/save", { path });
      ({ revision } = document);
    });
    deliver(copy, document.fileName);
    document.noteDelivery(true);
    return revision;
  }

  /** @param {RectoDocument} document Prints it, if its author allows that. */
  async print(document) {
    const { notices, session } = this.#application;
    if (!document.opened.permissions.print) {
      notices.say(text("print.forbidden", { name: document.fileName }), true);
      return;
    }
    notices.say(text("print.preparing"));
    // The document may do something before and after it is printed.
    await document.ask("action/run", { trigger: "willPrint" });
    // A plain copy is allowed for each document, and the browser knows which annotations are printed.
    if (await canPrintFile(document)) await printFile(await this.#copy(document));
    else await printPictures(document, session.resources);
    await document.ask("action/run", { trigger: "didPrint" });
  }

  /** @param {import("./application.js").RectoViewer} viewer Closes it; asks about unsaved changes. */
  async close(viewer) {
    const { document } = viewer;
    // A second click comes while the first one is still worked on.
    if (!document || this.#closing.has(document)) return;
    this.#closing.add(document);
    try {
      await this.#close(viewer, document);
    } finally {
      this.#closing.delete(document);
    }
  }

  /**
   * @param {import("./application.js").RectoViewer} viewer
   * @param {RectoDocument} document
   */
  async #close(viewer, document) {
    // The unsaved changes of a document that no server has open are kept.
    const isChanged = document.isMissing ? false : await this.#isChanged(document);
    const choice = isChanged ? await askWhetherToSave(document.fileName) : "keep";
    if (choice === null) return;
    if (choice === "save" && (await this.save(document)) === false) return;
    await document.close(choice === "discard");
    await this.#application.remove(viewer);
  }

  /** @param {RectoDocument} document A copy with all changes, of which the server keeps nothing. */
  async #copy(document) {
    await this.#application.side.finishEdit();
    return written(document, document.fileName, (path) => document.ask("document/save", { path }));
  }
}

/**
 * A file that the server writes for the browser. It may be larger than a message, and the server keeps nothing
 * of it.
 *
 * @param {RectoDocument} document
 * @param {string} name
 * @param {(path: string) => Promise<unknown>} write
 */
export async function written({ session: { resources } }, name, write) {
  const path = resources.scratch(name);
  // Nothing is there to be removed if the server refuses to write.
  await write(path);
  try {
    return await resources.download(path);
  } finally {
    // What cannot be removed now goes with the session.
    resources.discard(path).catch(() => {});
  }
}

/**
 * Hands a file to the browser's downloads.
 *
 * @param {Blob} file
 * @param {string} name
 */
export function deliver(file, name) {
  const url = URL.createObjectURL(file);
  const link = element("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Saves to a path, and asks before another file is replaced.
 *
 * @param {RectoDocument} document
 * @param {string} path
 * @param {string} name
 * @returns {Promise<boolean>} Whether it is saved.
 */
async function saveTo(document, path, name) {
  try {
    await document.ask("document/save", { path, overwrite: false });
    return true;
  } catch (error) {
    if (!(error instanceof RectoError) || error.kind !== "changedOnDisk") throw error;
  }
  const isSure = await ask({
    title: text("saveAs"),
    body: [element("p", { textContent: text("saveAs.exists", { name }) })],
    buttons: [["cancel", text("cancel")], ["replace", text("saveAs.replace")]],
    value: () => true,
  });
  if (!isSure) return false;
  await document.ask("document/save", { path, overwrite: true });
  return true;
}

/**
 * @param {string} name
 * @returns {Promise<"save" | "discard" | null>}
 */
function askWhetherToSave(name) {
  return ask({
    title: text("unsaved.title"),
    body: [element("p", { textContent: text("unsaved", { name }) })],
    buttons: [
      ["cancel", text("cancel")],
      ["discard", text("unsaved.discard")],
      ["save", text("save")],
    ],
    value: (id) => /** @type {"save" | "discard"} */ (id),
  });
}
