// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { pageHtml } = require("./page-html.js");
const { PdfDocument } = require("./pdf-document.js");
const { Relay } = require("./relay.js");

const SETTINGS = "Open Settings";
const AGAIN = "Try Again";

/**
 * The editor for PDFs: each document has a server of its own, which its page speaks to.
 *
 * The server does undo and redo, and VS Code's own undo and redo reach it. The editor hears whether there
 * are unsaved changes, and has the server save, reload and copy.
 */
class PdfEditorProvider {
  /**
   * @param {typeof import("vscode")} vscode
   * @param {import("vscode").Uri} folder The extension's.
   */
  constructor(vscode, folder) {
    this.vscode = vscode;
    this.folder = folder;
    // In the checkout the viewer is beside the extension, in a package it is inside.
    const inside = path.join(folder.fsPath, "viewer");
    this.viewer = fs.existsSync(inside) ? inside : path.join(folder.fsPath, "..", "web");
    /** @type {Map<string, Promise<void>>} Servers that are about to end, by file. */ this.ends = new Map();
    this.changes = new vscode.EventEmitter();
    this.onDidChangeCustomDocument = this.changes.event;
  }

  dispose() {
    this.changes.dispose();
  }

  /**
   * @param {import("vscode").Uri} uri
   * @param {import("vscode").CustomDocumentOpenContext} [context]
   */
  async openCustomDocument(uri, context) {
    const { vscode } = this;
    /** @type {PdfDocument} */
    const document = new PdfDocument(uri, {
      fire: (edit) => this.changes.fire({ document, label: "PDF", ...edit }),
      execute: (command) => vscode.commands.executeCommand(command),
    });
    if (uri.scheme !== "file") document.copy(await vscode.workspace.fs.readFile(uri));
    if (context?.backupId) {
      const [backup, version] = context.backupId.split("#");
      document.restore(vscode.Uri.parse(backup).fsPath, version || null);
    }
    return document;
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").WebviewPanel} panel
   */
  async resolveCustomEditor(document, panel) {
    const { vscode } = this;
    const { webview } = panel;
    const { file, dirtyState } = document;
    const isEditor = () => document.relay === relay;
    const relay = new Relay({
      command: () => [vscode.workspace.getConfiguration("recto").get("command") ?? "recto"].flat(),
      file,
      opening: document.nextOpening(),
      ready: async () => this.ends.get(file),
      post: (message) => void webview.postMessage(message),
      ondirty: (isDirty) => isEditor() && void dirtyState.heard(isDirty),
      onsave: () => dirtyState.hasSaved(),
      onwarn: (text) => void vscode.window.showWarningMessage(text),
      onfail: (why, hasStarted) => void this.#failed(relay, why, hasStarted),
      services: {
        save: () => vscode.commands.executeCommand("workbench.action.files.save"),
        saveAs: () => vscode.commands.executeCommand("workbench.action.files.saveAs"),
        openAddress: ({ uri }) => vscode.env.openExternal(vscode.Uri.parse(String(uri), true)),
        print: () => this.#print(relay),
        openFile: ({ path }) =>
          vscode.commands.executeCommand("vscode.open", vscode.Uri.file(String(path))),
      },
    });
    const view = { relay, panel };
    document.add(view);
    panel.onDidChangeViewState(() => void dirtyState.agree());
    const renames = vscode.workspace.onWillRenameFiles((event) => {
      const isConcerned = isEditor() && event.files.some(({ oldUri }) => isIn(oldUri.fsPath, file));
      // The backup that VS Code makes next is all that the document has under its new name.
      if (isConcerned) event.waitUntil(document.finishWork());
    });
    panel.onDidDispose(() => {
      renames.dispose();
      this.#ending(file, document.remove(view));
    });
    webview.onDidReceiveMessage((message) => relay.receive(message));
    const page = vscode.Uri.joinPath(this.folder, "page");
    const viewer = vscode.Uri.file(this.viewer);
    webview.options = { enableScripts: true, localResourceRoots: [page, viewer] };
    webview.html = this.#html(webview);
  }

  /** @param {PdfDocument} document */
  saveCustomDocument(document) {
    return document.save();
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").Uri} destination
   */
  async saveCustomDocumentAs(document, destination) {
    if (destination.scheme !== "file") throw new Error("Recto saves to files of this machine only.");
    await document.saveAs(destination.fsPath);
  }

  /** @param {PdfDocument} document */
  revertCustomDocument(document) {
    return document.revert();
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").CustomDocumentBackupContext} context
   */
  async backupCustomDocument(document, { destination }) {
    await this.vscode.workspace.fs.createDirectory(
      this.vscode.Uri.joinPath(destination, ".."),
    );
    await document.backUp(destination.fsPath);
    return {
      id: `${destination}#${document.opening.version ?? ""}`,
      delete: () => fs.rmSync(destination.fsPath, { force: true }),
    };
  }

  /**
   * Tells that there is no server, and what can be done about it.
   *
   * @param {Relay} relay
   * @param {string} why
   * @param {boolean} hasStarted
   */
  async #failed(relay, why, hasStarted) {
    const { window, commands } = this.vscode;
    const choices = hasStarted ? [AGAIN] : [SETTINGS, AGAIN];
    const choice = await window.showErrorMessage(`Recto: ${why}`, ...choices);
    if (choice === SETTINGS) {
      await commands.executeCommand("workbench.action.openSettings", "recto.command");
      // The message is gone by now, and the setting is still to be changed.
      await this.#failed(relay, why, hasStarted);
    }
    if (choice === AGAIN) relay.retry();
  }

  /**
   * Lets the next server for a file wait for the end of this one, which has the file's unsaved changes.
   *
   * @param {string} file
   * @param {Promise<void>} ended
   */
  #ending(file, ended) {
    const all = Promise.all([this.ends.get(file), ended]).then(() => {
      if (this.ends.get(file) === all) this.ends.delete(file);
    });
    this.ends.set(file, all);
  }

  /**
   * Has the system's viewer print a copy: a web view may not.
   *
   * @param {Relay} relay
   */
  async #print(relay) {
    const { env, Uri } = this.vscode;
    // In a remote window, the file is on another machine than the viewer.
    const isShown = !env.remoteName && (await env.openExternal(Uri.file(await relay.copy())));
    if (isShown) return;
    throw new Error("VS Code cannot print here. Save the document, and print it with another program.");
  }

  /** @param {import("vscode").Webview} webview */
  #html(webview) {
    const { vscode } = this;
    const configuration = vscode.workspace.getConfiguration("recto");
    return pageHtml({
      address: (name) => {
        const [first, ...rest] = name.split("/");
        const folder = first === "viewer" ? this.viewer : path.join(this.folder.fsPath, first);
        return webview.asWebviewUri(vscode.Uri.file(path.join(folder, ...rest))).toString();
      },
      source: webview.cspSource,
      language: vscode.env.language,
      settings: {
        author: configuration.get("author") ?? "",
        javascript: configuration.get("javascript") ?? false,
      },
    });
  }
}

/**
 * @param {string} folder A folder, or a file.
 * @param {string} file
 */
function isIn(folder, file) {
  return file === folder || file.startsWith(folder + path.sep);
}

module.exports = { PdfEditorProvider };
