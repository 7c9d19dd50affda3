// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");
const path = require("node:path");

class EventEmitter {
  listeners = new Set();
  event = (/** @type {(value: any) => void} */ listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  /** @param {any} value */
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

/** @param {string} fsPath */
function file(fsPath) {
  return { scheme: "file", fsPath, toString: () => `file://${fsPath}` };
}

/**
 * As much of VS Code as the extension uses, without an editor.
 *
 * @param {string[]} command The server's.
 */
function fakeVscode(command) {
  /** @type {string[]} */ const commands = [];
  /** @type {string[]} */ const errors = [];
  /** @type {string[]} */ const warnings = [];
  /** @type {Record<string, any>} */ const settings = { command, author: "Ann", javascript: false };
  /**
   * Counts edits as VS Code does (`mainThreadCustomEditors.ts`).
   *
   * @type {{edits: any[], index: number, savePoint: number}}
   */
  const title = { edits: [], index: -1, savePoint: -1 };
  /** What the user answers, by the button's title. */
  const user = { choice: "" };
  /** @type {any[]} */ const opened = [];
  const renames = new EventEmitter();
  const run = async (/** @type {string} */ name, /** @type {any[]} */ ...words) => {
    if (name === "undo" && title.index >= 0) await title.edits[title.index--].undo();
    else if (name === "redo" && title.index + 1 < title.edits.length) await title.edits[++title.index].redo();
    else commands.push([name, ...words].join(" "));
  };
  return {
    commands: { executeCommand: run },
    title: {
      heard: (/** @type {any} */ edit) => {
        title.edits.splice(title.index + 1, Infinity, edit);
        title.index = title.edits.length - 1;
      },
      saved: () => (title.savePoint = title.index),
      reverted: () => (title.index = title.savePoint),
      get isDirty() {
        return title.index !== title.savePoint;
      },
    },
    env: {
      language: "en",
      remoteName: undefined,
      openExternal: async (/** @type {any} */ uri) => Boolean(opened.push(uri)),
    },
    user,
    settings,
    window: {
      showErrorMessage: async (/** @type {string} */ text, /** @type {string[]} */ ...buttons) => {
        errors.push(text);
        const { choice } = user;
        user.choice = "";
        return buttons.includes(choice) ? choice : undefined;
      },
      showWarningMessage: (/** @type {string} */ text) => void warnings.push(text),
    },
    workspace: {
      onWillRenameFiles: renames.event,
      getConfiguration: () => ({ get: (/** @type {string} */ name) => settings[name] }),
      fs: {
        createDirectory: async (/** @type {any} */ uri) => fs.mkdirSync(uri.fsPath, { recursive: true }),
        readFile: async (/** @type {any} */ uri) => fs.readFileSync(uri.fsPath),
      },
    },
    EventEmitter,
    Uri: {
      file,
      parse: (/** @type {string} */ text) => ({ fsPath: text.replace(/^[a-z]+:\/\//, ""), toString: () => text }),
      joinPath: (/** @type {any} */ base, /** @type {string[]} */ ...parts) => file(path.join(base.fsPath, ...parts)),
    },
    /**
     * Tells the extension that VS Code will rename a file or a folder.
     *
     * @param {string} before
     * @param {string} after
     */
    willRename: async (before, after) => {
      /** @type {Promise<unknown>[]} */ const works = [];
      const waitUntil = (/** @type {Promise<unknown>} */ work) => void works.push(work);
      renames.fire({ files: [{ oldUri: file(before), newUri: file(after) }], waitUntil });
      await Promise.all(works);
    },
    /** What the extension has asked for. */
    asked: { commands, errors, warnings, opened },
  };
}

/** A panel whose page is `onpost`: what is posted to it arrives there. */
function fakePanel() {
  const disposals = new EventEmitter();
  const messages = new EventEmitter();
  const states = new EventEmitter();
  const panel = {
    active: true,
    activate: (/** @type {boolean} */ isActive) => {
      panel.active = isActive;
      states.fire(undefined);
    },
    onDidChangeViewState: states.event,
    onpost: (/** @type {any} */ _message) => {},
    receive: (/** @type {any} */ message) => messages.fire(structuredClone(message)),
    dispose: () => disposals.fire(undefined),
    onDidDispose: disposals.event,
    webview: {
      cspSource: "https://page.example",
      options: {},
      html: "",
      asWebviewUri: (/** @type {any} */ uri) => `https://page.example${uri.fsPath}`,
      onDidReceiveMessage: messages.event,
      postMessage: async (/** @type {any} */ message) => {
        // As between processes: later, and a copy.
        const copy = structuredClone(message);
        setImmediate(() => panel.onpost(copy));
        return true;
      },
    },
  };
  return panel;
}

module.exports = { fakeVscode, fakePanel };
