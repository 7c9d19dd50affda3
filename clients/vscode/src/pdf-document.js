// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { DirtyState } = require("./dirty-state.js");
const { Opening } = require("./opening.js");

/**
 * A view of a document: an editor, or a side of a comparison.
 *
 * @typedef {{relay: import("./relay.js").Relay, panel: import("vscode").WebviewPanel}} View
 */

/**
 * A document of VS Code's, with its views.
 *
 * The first view changes the document, and others only show it: a comparison has the document of an
 * open editor. When the first view is closed, the next one takes over.
 */
class PdfDocument {
  /**
   * @param {import("vscode").Uri} uri
   * @param {object} host
   * @param {(edit: object) => void} host.fire Tells VS Code of an edit.
   * @param {(command: string) => PromiseLike<unknown>} host.execute
   */
  constructor(uri, { fire, execute }) {
    this.uri = uri;
    /** The file for the server. */ this.file = uri.fsPath;
    /** Whether it is of another file system: the file is a copy. */ this.isCopy = false;
    /** How the view opens it that changes it. */ this.opening = new Opening({ file: this.file });
    /** @type {View[]} */ this.views = [];
    this.dirtyState = new DirtyState({
      fire,
      execute,
      isActive: () => this.views[0]?.panel.active ?? false,
      request: (method) => this.request(method),
    });
  }

  /** The relay of the view that changes the document. */
  get relay() {
    return this.views[0]?.relay ?? null;
  }

  /** @param {Uint8Array} bytes What another file system has. */
  copy(bytes) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "recto-vscode-copy-"));
    this.file = path.join(folder, path.basename(this.uri.fsPath));
    this.isCopy = true;
    this.opening = new Opening({ file: this.file, isReadOnly: true });
    fs.writeFileSync(this.file, bytes);
  }

  /**
   * @param {string} backup A file of VS Code's with unsaved changes.
   * @param {string | null} version The version of the file that it was made from, if that is known.
   */
  restore(backup, version) {
    this.opening = new Opening({ file: this.file, backup, version });
  }

  /** How the next view opens it. */
  nextOpening() {
    return this.views.length === 0 ? this.opening : new Opening({ file: this.file, isReadOnly: true });
  }

  /** @param {View} view */
  add(view) {
    this.views.push(view);
  }

  /**
   * @param {View} view One that was closed.
   * @returns {Promise<void>} Ends when its server has ended.
   */
  remove(view) {
    const wasFirst = view === this.views[0];
    this.views = this.views.filter((other) => other !== view);
    const ended = view.relay.end({ isLast: this.views.length === 0 });
    if (!wasFirst || this.isCopy) return ended;
    return ended.then(() => this.views[0]?.relay.takeOver(this.opening));
  }

  /**
   * @param {string} method
   * @param {object} [params]
   */
  request(method, params) {
    return this.#editor().request(method, params);
  }

  save() {
    return this.dirtyState.saving(async () => this.#editor().save());
  }

  /** @param {string} path Another file, or the document's own: then VS Code has asked the user. */
  saveAs(path) {
    if (path !== this.file) return this.dirtyState.saving(async () => this.#editor().saveCopy(path));
    return this.dirtyState.saving(async () => this.#editor().save({ overwrite: true }));
  }

  /**
   * Writes a copy with the unsaved changes for VS Code, which wants one soon after the first of them. The
   * server's own log has them too, but not for a file that is renamed.
   *
   * A copy would end a shape that is being drawn. If there is nothing else to keep, none is written: the server
   * makes the shape a change when it ends, and its log has that.
   *
   * @param {string} path
   */
  async backUp(path) {
    if (!this.relay?.unsaved.isOnlyWork) await this.request("document/save", { path });
  }

  /** Makes what the user has begun a change. */
  async finishWork() {
    if (this.relay?.unsaved.hasWork) await this.request("tool/commit");
  }

  revert() {
    return this.dirtyState.reverting(async () => this.#editor().revert());
  }

  /** VS Code shows it nowhere any more. */
  dispose() {
    for (const view of this.views) view.relay.end({ isLast: true });
    this.views = [];
    this.opening.dispose();
    if (this.isCopy) fs.rmSync(path.dirname(this.file), { recursive: true, force: true });
  }

  #editor() {
    if (!this.relay) throw new Error("The document has no editor yet.");
    return this.relay;
  }
}

module.exports = { PdfDocument };
