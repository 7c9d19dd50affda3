// SPDX-License-Identifier: MIT
// The extension with a host that stands in for VS Code, for a page in a real browser: messages go
// through standard input and output, one a line. Usage: page-host.mjs FILE COMMAND…
import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const { PdfEditorProvider } = require("../src/editor-provider.js");
const { fakePanel, fakeVscode } = require("./fake-vscode.js");

const [file, ...command] = process.argv.slice(2);
const here = path.dirname(fileURLToPath(import.meta.url));
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const vscode = fakeVscode(command);
const provider = new PdfEditorProvider(vscode, vscode.Uri.file(path.join(here, "..")));
const document = await provider.openCustomDocument(vscode.Uri.file(file));
const panel = fakePanel();
panel.onpost = say;
provider.onDidChangeCustomDocument((edit) => {
  vscode.title.heard(edit);
  say({ test: "changed" });
});
const run = vscode.commands.executeCommand;
vscode.commands.executeCommand = async (name) => {
  if (name === "undo" || name === "redo") return run(name);
  await provider.saveCustomDocument(document);
  say({ test: name });
};
vscode.env.openExternal = async (uri) => {
  say({ test: "opened", path: uri.fsPath });
  return true;
};
await provider.resolveCustomEditor(document, panel);
say({ html: panel.webview.html });

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (line) => panel.receive(JSON.parse(line)));
lines.on("close", () => panel.dispose());
