// SPDX-License-Identifier: MIT
// Whether VS Code takes the document for unsaved, whoever saves, reloads or loses it.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { afterEach, test } from "node:test";

import { Bench, has, here, remove, until } from "./bench.mjs";

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

test("what was saved as a copy is not asked about again", async () => {
  const opened = await show();
  await remove(opened);
  const copy = path.join(bench.folder, "copy.pdf");
  const saveAs = async () => {
    await bench.provider.saveCustomDocumentAs(document, bench.vscode.Uri.file(copy));
    bench.vscode.title.saved();
  };
  await saveAs();
  await opened.ask("document/info");
  assert.equal(bench.vscode.title.isDirty, false);
  await remove(opened, "square-2");
  assert.equal(bench.vscode.title.isDirty, true, "the copy lacks a change");
  await saveAs();
  assert.equal((await opened.ask("document/info")).dirty, true);
  const reopen = async () => {
    for (const panel of bench.panels) panel.dispose();
    document.dispose();
    document = await bench.openDocument();
    return bench.view(document);
  };
  const again = await reopen();
  assert.equal(again.opened.opened.recovery, undefined);
  assert.ok(await has(again.opened));
  // Changes since the copy are kept.
  await remove(again.opened);
  await saveAs();
  await remove(again.opened, "square-2");
  const last = await reopen();
  assert.equal(last.opened.opened.recovery.edits, 2);
});

test("a text that a copy ends is in the copy", async () => {
  const opened = await show();
  await opened.act("tool/set", { tool: "freeText" });
  await opened.act("interaction/tap", { pageIndex: 0, point: [200, 200] });
  await opened.act("interaction/text", { text: "Hello" });
  await transport.call("work", { hasWork: true });
  assert.equal(bench.vscode.title.isDirty, true);
  const copy = path.join(bench.folder, "copy.pdf");
  await bench.provider.saveCustomDocumentAs(document, bench.vscode.Uri.file(copy));
  bench.vscode.title.saved();
  await transport.call("work", { hasWork: false });
  assert.ok(fs.readFileSync(copy).includes("Hello"));
  assert.equal(bench.vscode.title.isDirty, false);
  await transport.call("work", { hasWork: true });
  assert.equal(bench.vscode.title.isDirty, true);
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
