// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs/promises");
const { mkdtempSync, rmSync } = require("node:fs");
const os = require("node:os");
const path = require("node:path");

/** A folder for files on their way between the page and the server, which goes with the editor. */
class Scratch {
  constructor() {
    this.folder = mkdtempSync(path.join(os.tmpdir(), "recto-vscode-"));
    this.uploads = 0;
  }

  /**
   * Keeps a file; answers its path.
   *
   * @param {{name: string, data: string}} file Its bytes are in base64.
   */
  async write({ name, data }) {
    const plain = String(name).replace(/[\0-\x1f/\\]/g, "_").slice(0, 100) || "upload";
    const file = path.join(this.folder, `upload-${++this.uploads}-${plain}`);
    await fs.writeFile(file, Buffer.from(String(data), "base64"), { flag: "wx" });
    return file;
  }

  /**
   * Reads a file of this folder's, and no other one.
   *
   * @param {{path: string}} file
   */
  async read({ path: name }) {
    const [real, folder] = await Promise.all([fs.realpath(String(name)), fs.realpath(this.folder)]);
    if (path.dirname(real) !== folder) throw new Error(`${name} is not in the editor's own folder.`);
    return (await fs.readFile(real)).toString("base64");
  }

  /**
   * Makes room for a copy of a file, under the file's own name; answers its path.
   *
   * @param {string} file
   */
  async place(file) {
    return path.join(await fs.mkdtemp(path.join(this.folder, "copy-")), path.basename(file));
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

module.exports = { Scratch };
