// SPDX-License-Identifier: MIT
"use strict";

const vscode = require("vscode");
const { PdfEditorProvider } = require("./editor-provider.js");

/** @param {import("vscode").ExtensionContext} context */
function activate(context) {
  const provider = new PdfEditorProvider(vscode, context.extensionUri);
  context.subscriptions.push(
    provider,
    vscode.window.registerCustomEditorProvider("recto.pdf", provider, {
      // The page is the server's only client: without it the server would have to begin anew.
      webviewOptions: { retainContextWhenHidden: true, enableFindWidget: false },
      supportsMultipleEditorsPerDocument: false,
    }),
  );
}

module.exports = { activate };
