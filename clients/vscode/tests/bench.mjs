// SPDX-License-Identifier: MIT
// What the tests of the extension share: a document in a folder, and a host that stands in for VS Code.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { HostTransport } from "../../web/src/rpc/host-transport.js";
import { Session } from "../../web/src/rpc/session.js";

const require = createRequire(import.meta.url);
const { PdfEditorProvider } = require("../src/editor-provider.js");
const { fakePanel, fakeVscode } = require("./fake-vscode.js");

export const here = path.dirname(fileURLToPath(import.meta.url));
const fixtures = path.join(here, "../../../Tests/Fixtures");

/** A folder with a document, and the extension. */
export class Bench {
  /**
   * @param {string[]} [command] The server's, which keeps its state in the folder by default.
   * @param {string[]} [options] More of its options.
   */
  constructor(command, options = []) {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "recto-vscode-test-"));
    this.file = path.join(this.folder, "annotations.pdf");
    this.original = path.join(fixtures, "annotations.pdf");
    fs.copyFileSync(this.original, this.file);
    const server = process.env.RECTO ?? "recto";
    const own = [server, "--state-directory", path.join(this.folder, "state")];
    this.vscode = fakeVscode([...(command ?? own), ...options]);
    this.provider = new PdfEditorProvider(this.vscode, this.vscode.Uri.file(path.join(here, "..")));
    this.provider.onDidChangeCustomDocument(this.vscode.title.heard);
    this.panels = new Set();
    this.documents = [];
  }

  /** Opens the file as VS Code does. */
  async openDocument(file = this.file, context = {}) {
    const document = await this.provider.openCustomDocument(this.vscode.Uri.file(file), context);
    this.documents.push(document);
    return document;
  }

  /** Shows a document in one more view, without a page. */
  async show(document) {
    const panel = fakePanel();
    this.panels.add(panel);
    panel.onDidDispose(() => this.panels.delete(panel));
    await this.provider.resolveCustomEditor(document, panel);
    return panel;
  }

  /** Shows a document in one more view, and opens it in its page. */
  async view(document) {
    const panel = await this.show(document);
    return { panel, ...(await this.load(panel)) };
  }

  /** Loads the page of a panel. */
  async load(panel) {
    const page = pageOf(panel);
    const { files } = await page.transport.connect();
    await page.session.begin();
    return { ...page, opened: await page.session.open({ path: files[0] }) };
  }

  /** Saves as VS Code does. */
  async save(document) {
    await this.provider.saveCustomDocument(document);
    this.vscode.title.saved();
  }

  /** Backs a document up as VS Code does. */
  backup(document) {
    const destination = this.vscode.Uri.file(path.join(this.folder, "backups", "1.pdf"));
    return this.provider.backupCustomDocument(document, { destination });
  }

  dispose() {
    for (const panel of this.panels) panel.dispose();
    for (const document of this.documents) document.dispose();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What the page of a panel has, once it is loaded. */
export function pageOf(panel) {
  const transport = new HostTransport({
    post: (message) => panel.receive(message),
    listen: (listener) => (panel.onpost = listener),
  });
  const session = new Session(transport, { author: "Ann" });
  transport.resources.connection = session.connection;
  return { transport, session };
}

export async function until(condition) {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    assert.ok(Date.now() < end, `It never came to ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const remove = (opened, id = "square-1") => opened.ask("annotations/delete", { ids: [id] });

/** Whether a page shows an annotation. */
export async function has(opened, id = "square-1") {
  const { annotations } = await opened.ask("annotations/list");
  return annotations.some((annotation) => annotation.id === id);
}
