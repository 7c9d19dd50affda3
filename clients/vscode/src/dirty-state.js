// SPDX-License-Identifier: MIT
"use strict";

/**
 * Keeps VS Code's idea of unsaved changes like the server's.
 *
 * VS Code counts edits: a document has unsaved changes unless the count is what it was at the last save.
 * The steps of the server are not such edits (some join the one before), so there is only ever an edit
 * for "now there are unsaved changes". When the server's undo or redo takes the last of them away, VS
 * Code's own undo or redo takes that edit away.
 */
class DirtyState {
  /**
   * @param {object} host
   * @param {(edit: {undo: () => Promise<void>, redo: () => Promise<void>}) => void} host.fire Tells VS
   *   Code of an edit.
   * @param {(command: "undo" | "redo") => PromiseLike<unknown>} host.execute Has VS Code's own command
   *   done, which concerns the active editor.
   * @param {() => boolean} host.isActive Whether this is the active editor.
   * @param {(method: "document/undo" | "document/redo") => Promise<unknown>} host.request
   */
  constructor(host) {
    this.host = host;
    /** How many edits VS Code counts, and how many it counted at the last save. */
    this.count = 0;
    this.saved = 0;
    /** Whether the server has unsaved changes. */
    this.isDirty = false;
    /** Whether VS Code's undo or redo was asked for here, and is not the user's. */
    this.isExpected = false;
    /** Whether VS Code is saving or reverting: it will count anew. */
    this.isSettling = false;
  }

  /** @param {boolean} isDirty What the server says. */
  heard(isDirty) {
    this.isDirty = isDirty;
    return this.agree();
  }

  /** The server has saved the document. What changes from now on is unsaved. */
  hasSaved() {
    this.isDirty = false;
  }

  /**
   * Saves the document for VS Code.
   *
   * @param {() => Promise<unknown>} save
   */
  saving(save) {
    return this.#settling(save, () => (this.saved = this.count));
  }

  /**
   * Goes back to what is saved, for VS Code.
   *
   * @param {() => Promise<unknown>} revert
   */
  reverting(revert) {
    return this.#settling(revert, () => {
      this.count = this.saved;
      this.isDirty = false;
    });
  }

  /**
   * @param {() => Promise<unknown>} work
   * @param {() => void} settle
   */
  async #settling(work, settle) {
    this.isSettling = true;
    try {
      await work();
      settle();
    } finally {
      this.isSettling = false;
      // VS Code counts first that the work is done: a change that came meanwhile is another edit.
      setImmediate(() => void this.agree());
    }
  }

  /** Makes VS Code's idea the server's. While another editor is active, it stays as it is. */
  async agree() {
    if (this.isExpected || this.isSettling) return;
    while (this.isDirty && this.count === this.saved) this.#fire();
    while (!this.isDirty && this.count !== this.saved && this.host.isActive()) {
      const before = this.count;
      this.isExpected = true;
      try {
        await this.host.execute(this.count > this.saved ? "undo" : "redo");
      } finally {
        this.isExpected = false;
      }
      // VS Code did something else: its title is wrong until the next save.
      if (this.count === before) return;
    }
  }

  #fire() {
    this.count += 1;
    this.host.fire({
      undo: () => this.#moved(-1, "document/undo"),
      redo: () => this.#moved(1, "document/redo"),
    });
  }

  /**
   * VS Code has undone or redone an edit.
   *
   * @param {number} by
   * @param {"document/undo" | "document/redo"} method Does what its user wanted.
   */
  async #moved(by, method) {
    this.count += by;
    if (this.isExpected) return;
    await this.host.request(method);
    await this.agree();
  }
}

module.exports = { DirtyState };
