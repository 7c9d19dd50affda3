// SPDX-License-Identifier: MIT
// Whether VS Code takes the document for unsaved, whoever saves, reloads or loses it.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { afterEach, test } from "node:test";

import { Bench, here, remove, until } from "./bench.mjs";

let bench, document, transport;

afterEach(() => bench.dispose());

/** Opens the document in a page. */
async function show(options) {
  bench = new Bench(undefined, options);
  document = await bench.openDocument();
  const view = await bench.view(document);
  ({ transport } = view);
  return view.opened;
}

/** Lets the document's process end at a request, as `--worker-fault` has it. */
function loseProcess(opened) {
  return assert.rejects(opened.ask("page/text", { pageIndex: 0 }), { kind: "workerLost" });
}

test("what the page saves or signs itself is saved for VS Code too", async () => {
  const opened = await show();
  await remove(opened);
  fs.appendFileSync(bench.file, "\n% another program\n");
  await assert.rejects(bench.save(document), { kind: "changedOnDisk" });
  assert.equal(bench.vscode.title.isDirty, true);
  await opened.ask("document/save", { overwrite: true });
  await until(() => !bench.vscode.title.isDirty);
  assert.equal(document.opening.isUnsaved, false);
  assert.equal((await opened.ask("document/info")).dirty, false);
  await remove(opened, "square-2");
  assert.equal(bench.vscode.title.isDirty, true, "what is saved has a change");
  const certificate = path.join(here, "../../../Tests/Fixtures/certificates/signer.p12");
  const data = fs.readFileSync(certificate).toString("base64");
  await opened.ask("signatures/sign", { certificate: { data, password: "secret" } });
  await until(() => !bench.vscode.title.isDirty);
  await opened.ask("document/save", { path: path.join(bench.folder, "copy.pdf") });
  assert.deepEqual(bench.vscode.asked.commands, []);
});

test("a copy that the page saves leaves the changes unsaved", async () => {
  const opened = await show();
  await remove(opened);
  await opened.ask("document/save", { path: path.join(bench.folder, "copy.pdf") });
  await opened.ask("document/info");
  assert.equal(bench.vscode.title.isDirty, true);
  assert.equal(document.opening.isUnsaved, true);
});

test("a document with a change and a text is saved for good", async () => {
  const opened = await show();
  await remove(opened);
  await transport.call("work", { hasWork: true });
  await bench.save(document);
  await transport.call("work", { hasWork: false });
  assert.equal(bench.vscode.title.isDirty, false);
});

test("what is reloaded or recovered is as unsaved as the server says", async () => {
  const opened = await show(["--workers", "on", "--worker-fault", "crash:page/text"]);
  await remove(opened);
  await transport.call("work", { hasWork: true });
  await opened.ask("document/reload", { discard: true });
  await until(() => !bench.vscode.title.isDirty);
  await transport.call("work", { hasWork: true });
  assert.equal(bench.vscode.title.isDirty, true);
  await loseProcess(opened);
  await until(() => !bench.vscode.title.isDirty);
  await remove(opened);
  await loseProcess(opened);
  await opened.ask("document/info");
  assert.equal(bench.vscode.title.isDirty, true);
  assert.deepEqual(bench.vscode.asked.warnings, []);
});
