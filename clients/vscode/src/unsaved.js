// SPDX-License-Identifier: MIT
"use strict";

/** Follows whether the document has something that its file lacks: changes, or work that is not finished. */
class Unsaved {
  /** @param {import("./relay.js").Relay} relay Speaks to the document's server. */
  constructor(relay) {
    this.relay = relay;
    /** Whether the document has unsaved changes, and whether the user has begun something beyond them. */
    this.isDirty = false;
    this.hasWork = false;
    /** Whether another file has all changes: VS Code takes the document for saved then. */
    this.isCopied = false;
  }

  /** Whether nothing is unsaved but work that is not finished. */
  get isOnlyWork() {
    return this.hasWork && !this.isDirty && this.relay.opening.standIn === null;
  }

  /** @param {boolean} isDirty What the server says when it opens the document or reads it anew. */
  begin(isDirty) {
    this.isDirty = isDirty;
    this.hasWork = false;
    this.isCopied = false;
    this.#tell();
  }

  /** @param {boolean} hasWork What the page says. */
  work(hasWork) {
    this.hasWork = hasWork;
    // Work that has ended may be in the copy, which ends it.
    if (hasWork) this.isCopied = false;
    this.#tell();
  }

  /** Notes that the user has saved a copy with all changes. */
  noteCopy() {
    this.isCopied = true;
    this.#tell();
  }

  /** @param {any} message A notification about the document. */
  hear({ method, params }) {
    const { opening } = this.relay;
    if (method === "document/didChange") this.#change(params.dirty);
    if (method === "document/didSave" && opening.isFile(params.path)) {
      // VS Code saved it, or the page did so itself, as when it signs.
      opening.noteVersion();
      this.begin(false);
    }
    if (method === "document/didReload") {
      if (!opening.standIn) opening.noteVersion();
      this.begin((params.recovery?.applied ?? 0) > 0);
    }
    if (method === "document/didRecover") this.#recovered();
  }

  /** Another process has the document: it knows which changes could be made again, and no work. */
  async #recovered() {
    this.work(false);
    try {
      this.#change((await this.relay.request("document/info")).dirty);
    } catch (error) {
      // Without a server, what is known stays so until the next one has the document.
      const { server, settings } = this.relay;
      if (server) settings.onwarn(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {boolean} isDirty */
  #change(isDirty) {
    this.isDirty = isDirty;
    this.isCopied = false;
    this.#tell();
  }

  #tell() {
    const { opening, settings } = this.relay;
    // What stands in for the file differs from it even if nothing was changed since.
    opening.isUnsaved = this.isDirty || this.hasWork || opening.standIn !== null;
    settings.ondirty(opening.isUnsaved && !this.isCopied);
  }
}

module.exports = { Unsaved };
