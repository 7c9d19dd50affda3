// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const { DirtyState } = require("./dirty-state.js");
const { pageHtml } = require("./page-html.js");
const { Relay } = require("./relay.js");

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
    this.changes = new vscode.EventEmitter();
    this.onDidChangeCustomDocument = this.changes.event;
  }

  dispose() {
    this.changes.dispose();
  }

  /** @param {import("vscode").Uri} uri */
  async openCustomDocument(uri) {
    if (uri.scheme !== "file") throw new Error("Recto opens files of this machine only.");
    return new PdfDocument(uri);
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").WebviewPanel} panel
   */
  async resolveCustomEditor(document, panel) {
    const { vscode } = this;
    const { webview } = panel;
    const dirtyState = new DirtyState({
      fire: (edit) => this.changes.fire({ document, label: "PDF", ...edit }),
      execute: (command) => vscode.commands.executeCommand(command),
      isActive: () => panel.active,
      request: (method) => document.request(method),
    });
    const relay = new Relay({
      command: () => vscode.workspace.getConfiguration("recto").get("command") ?? ["recto"],
      file: document.uri.fsPath,
      post: (message) => void webview.postMessage(message),
      ondirty: (isDirty) => void dirtyState.heard(isDirty),
      onfail: (why) => void vscode.window.showErrorMessage(`Recto: ${why}`),
      services: {
        save: () => vscode.commands.executeCommand("workbench.action.files.save"),
        saveAs: () => vscode.commands.executeCommand("workbench.action.files.saveAs"),
        openAddress: ({ uri }) => vscode.env.openExternal(vscode.Uri.parse(String(uri), true)),
        openFile: ({ path }) =>
          vscode.commands.executeCommand("vscode.open", vscode.Uri.file(String(path))),
      },
    });
    document.relay = relay;
    document.dirtyState = dirtyState;
    panel.onDidChangeViewState(() => void dirtyState.agree());
    panel.onDidDispose(() => document.dispose());
    webview.onDidReceiveMessage((message) => relay.receive(message));
    const page = vscode.Uri.joinPath(this.folder, "page");
    const viewer = vscode.Uri.file(this.viewer);
    webview.options = { enableScripts: true, localResourceRoots: [page, viewer] };
    webview.html = this.#html(webview);
  }

  /** @param {PdfDocument} document */
  async saveCustomDocument(document) {
    await document.request("document/save");
    document.dirtyState?.settled();
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").Uri} destination
   */
  async saveCustomDocumentAs(document, destination) {
    await document.request("document/save", { path: destination.fsPath });
  }

  /** @param {PdfDocument} document */
  async revertCustomDocument(document) {
    await document.request("document/reload", { discard: true });
    document.dirtyState?.settled(false);
  }

  /**
   * @param {PdfDocument} document
   * @param {import("vscode").CustomDocumentBackupContext} context
   */
  async backupCustomDocument(document, { destination }) {
    await this.vscode.workspace.fs.createDirectory(
      this.vscode.Uri.joinPath(destination, ".."),
    );
    // Unsaved changes are in the server's own log already, and come back with the document.
    await document.request("document/save", { path: destination.fsPath });
    return {
      id: destination.toString(),
      delete: () => fs.rmSync(destination.fsPath, { force: true }),
    };
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

/** A document of the editor's. */
class PdfDocument {
  /** @param {import("vscode").Uri} uri */
  constructor(uri) {
    this.uri = uri;
    /** @type {Relay | null} */ this.relay = null;
    /** @type {DirtyState | null} */ this.dirtyState = null;
  }

  /**
   * @param {string} method
   * @param {object} [params]
   */
  request(method, params) {
    if (!this.relay) return Promise.reject(new Error("The document has no editor yet."));
    return this.relay.request(method, params);
  }

  dispose() {
    this.relay?.end();
    this.relay = null;
  }
}

module.exports = { PdfEditorProvider };
