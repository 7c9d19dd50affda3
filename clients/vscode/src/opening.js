// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { fileVersion } = require("./file-version.js");

/**
 * How a page's request to open the document is carried out, and what is unsaved of it.
 *
 * It outlives the page and its server, which VS Code ends when it moves an editor.
 *
 * Changes that VS Code takes for unsaved come back without a question. The server's edit log has them,
 * unless the file was renamed or changed: then a backup of VS Code's stands in for the file until it is
 * saved. It is not saved over a file that another program has changed since it was read.
 */
class Opening {
  /**
   * @param {object} document
   * @param {string} document.file
   * @param {boolean} [document.isReadOnly] Whether the document is only shown.
   * @param {string | null} [document.backup] A copy with unsaved changes, which the document begins with.
   * @param {string | null} [document.version] The version of the file that the backup was made from, or
   *   null if that is not known.
   */
  constructor({ file, isReadOnly = false, backup = null, version = null }) {
    this.file = file;
    this.isReadOnly = isReadOnly;
    this.backup = backup;
    this.backupVersion = version;
    /** @type {string | null} The version of the file that the document has. */ this.version = version;
    /** @type {string | null} The copy that is open instead of the file. */ this.standIn = null;
    /** @type {string | null} The folder of the copy. */ this.folder = null;
    /** Whether there are changes that are not in the file. */
    this.isUnsaved = backup !== null;
    /** @type {Map<string | number, any>} The page's requests under way, by id. */
    this.requests = new Map();
  }

  /** @param {any} message The page's request. @returns {object} The request for the server. */
  begin(message) {
    const params = { ...message.params };
    if (this.isReadOnly) params.readOnly = true;
    else if (this.isUnsaved && params.recovery !== "discard") params.recovery = "apply";
    if (this.standIn) params.path = this.standIn;
    else this.noteVersion();
    const request = { ...message, params };
    this.requests.set(message.id, request);
    return request;
  }

  /** @param {string | number} id */
  isOf(id) {
    return this.requests.has(id);
  }

  /**
   * Takes the answer to a request.
   *
   * @param {any} answer
   * @returns {object[] | null} Requests that open the backup in its place, or null if the page gets it.
   */
  end({ id, result }) {
    const request = this.requests.get(id);
    this.requests.delete(id);
    if (!result || !this.backup) return null;
    const { applied = 0, failed = [] } = result.recovery ?? {};
    const { backup } = this;
    this.backup = null;
    if ((applied > 0 && failed.length === 0) || !fs.existsSync(backup)) return null;
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "recto-vscode-backup-"));
    this.standIn = path.join(this.folder, path.basename(this.file));
    fs.copyFileSync(backup, this.standIn);
    this.version = this.backupVersion;
    const close = { jsonrpc: "2.0", method: "document/close", params: { documentId: result.documentId } };
    const other = { ...request, params: { ...request.params, path: this.standIn } };
    this.requests.set(id, other);
    return [{ ...close, id: `closing-${id}` }, other];
  }

  /** @param {string} path Where the document was saved. Whether that is the file, and it is open itself. */
  isFile(path) {
    return this.standIn === null && path === realPath(this.file);
  }

  /** The document has what the file has now, or its unsaved changes are changes to that. */
  noteVersion() {
    this.version = fileVersion(this.file);
  }

  /** Why what stands in for the file is not saved over it, or null. */
  get conflict() {
    const version = fileVersion(this.file);
    if (!this.standIn || version === null || version === this.version) return null;
    return (
      `Another program has changed ${path.basename(this.file)} since your unsaved changes were made: ` +
      "you see them without its changes. Save As keeps yours, Revert File shows the file as it is."
    );
  }

  /** The file itself is opened next. */
  leaveStandIn() {
    this.standIn = null;
    this.isUnsaved = false;
  }

  forget() {
    this.requests.clear();
  }

  dispose() {
    if (this.folder) fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @param {string} file Its path without symbolic links, or as it is if it is gone already. */
function realPath(file) {
  try {
    return fs.realpathSync(file);
  } catch {
    return file;
  }
}

module.exports = { Opening };
