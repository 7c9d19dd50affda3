// SPDX-License-Identifier: MIT
// Documents that come back, and documents in several views, with a host that stands in for VS Code.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { Bench, has, remove, until } from "./bench.mjs";

let bench;

beforeEach(() => (bench = new Bench()));
afterEach(() => bench.dispose());

test("a page that is loaded again has the unsaved changes", async () => {
  const document = await bench.openDocument();
  const { panel, opened } = await bench.view(document);
  await remove(opened);
  const again = await bench.load(panel);
  assert.ok(!(await has(again.opened)));
  assert.ok(again.opened.isDirty);
  await bench.save(document);
  assert.ok(!bench.vscode.title.isDirty);
});

test("a document that is restored after a restart has its unsaved changes", async () => {
  const before = await bench.openDocument();
  const { panel, opened } = await bench.view(before);
  await remove(opened);
  const { id } = await bench.backup(before);
  panel.dispose();
  const document = await bench.openDocument(bench.file, { backupId: id });
  const restored = await bench.view(document);
  assert.ok(!(await has(restored.opened)));
  await restored.opened.ask("document/undo");
  assert.ok(await has(restored.opened), "the edit log has the history");
});

test("unsaved changes survive that the file is renamed", async () => {
  const before = await bench.openDocument();
  const { panel, opened } = await bench.view(before);
  await remove(opened);
  const { id } = await bench.backup(before);
  panel.dispose();
  const renamed = path.join(bench.folder, "renamed.pdf");
  fs.renameSync(bench.file, renamed);
  const document = await bench.openDocument(renamed, { backupId: id });
  const restored = await bench.view(document);
  assert.ok(!(await has(restored.opened)));
  await until(() => bench.vscode.title.isDirty);
  await remove(restored.opened, "circle-1");
  const bytes = fs.statSync(renamed).size;
  await bench.save(document);
  assert.ok(fs.statSync(renamed).size > bytes);
  // From now on it is the file itself.
  await until(() => document.relay.documentId);
  await remove(restored.opened, "square-2");
  await bench.save(document);
  assert.ok(!bench.vscode.title.isDirty);
  const other = await bench.view(await bench.openDocument(renamed));
  for (const name of ["square-1", "circle-1", "square-2"]) assert.ok(!(await has(other.opened, name)));
});

test("a renamed document goes back to its file", async () => {
  const before = await bench.openDocument();
  const { panel, opened } = await bench.view(before);
  await remove(opened);
  const { id } = await bench.backup(before);
  panel.dispose();
  const renamed = path.join(bench.folder, "renamed.pdf");
  fs.renameSync(bench.file, renamed);
  const document = await bench.openDocument(renamed, { backupId: id });
  const restored = await bench.view(document);
  await bench.provider.revertCustomDocument(document);
  bench.vscode.title.reverted();
  await until(() => document.relay.documentId);
  assert.ok(await has(restored.opened));
});

test("an editor that is moved keeps what a backup brought back", async () => {
  const before = await bench.openDocument();
  const { panel, opened } = await bench.view(before);
  await remove(opened);
  const { id } = await bench.backup(before);
  panel.dispose();
  const renamed = path.join(bench.folder, "renamed.pdf");
  fs.renameSync(bench.file, renamed);
  const document = await bench.openDocument(renamed, { backupId: id });
  const restored = await bench.view(document);
  await remove(restored.opened, "circle-1");
  restored.panel.dispose();
  const moved = await bench.view(document);
  for (const name of ["square-1", "circle-1"]) assert.ok(!(await has(moved.opened, name)));
  await bench.save(document);
  // The backup is older than the file now.
  moved.panel.dispose();
  fs.copyFileSync(bench.original, renamed);
  const again = await bench.view(document);
  assert.ok(await has(again.opened));
  document.dispose();
});

test("changes that come back are unsaved in the title", async () => {
  const { panel, opened } = await bench.view(await bench.openDocument());
  await remove(opened);
  panel.dispose();
  const document = await bench.openDocument();
  const { panel: later, session, transport } = await bench.view(document);
  bench.vscode.title.reverted();
  const { files } = transport.hello;
  await session.open({ path: files[0], recovery: "apply" });
  await until(() => bench.vscode.title.isDirty);
  later.dispose();
});

test("a second view only shows the document, and takes over when the first is closed", async () => {
  const document = await bench.openDocument();
  const first = await bench.view(document);
  const second = await bench.view(document);
  await assert.rejects(remove(second.opened), /for reading only/);
  await remove(first.opened);
  first.panel.dispose();
  await until(() => document.relay?.documentId);
  await until(() => has(second.opened).then((shown) => !shown, () => false));
  await remove(second.opened, "circle-1");
  await bench.save(document);
  const other = await bench.view(await bench.openDocument());
  for (const name of ["square-1", "circle-1"]) assert.ok(!(await has(other.opened, name)));
});

test("the end of a comparison leaves the editor alone", async () => {
  const document = await bench.openDocument();
  const first = await bench.view(document);
  const second = await bench.view(document);
  await remove(first.opened);
  second.panel.dispose();
  await bench.save(document);
  assert.ok(!bench.vscode.title.isDirty);
});

test("a document of another file system is shown", async () => {
  const uri = { ...bench.vscode.Uri.file(bench.file), scheme: "git" };
  const document = await bench.provider.openCustomDocument(uri, {});
  const { panel, opened } = await bench.view(document);
  assert.equal(opened.fileName, "annotations.pdf");
  await assert.rejects(remove(opened), /for reading only/);
  panel.dispose();
  document.dispose();
  assert.ok(!fs.existsSync(document.file));
});

test("a change that comes with the end of a save is unsaved", async () => {
  const document = await bench.openDocument();
  const { opened } = await bench.view(document);
  await remove(opened);
  const { relay } = document;
  const take = relay.server.listener.onmessage;
  let answer = null;
  // What the server says next arrives in one piece with the answer to the save.
  relay.server.listener.onmessage = (message) => {
    if (relay.waiting.has(message.id)) answer = message;
    else if (answer && message.method === "document/didChange") [answer, message].forEach(take);
    else take(message);
  };
  const saving = bench.save(document);
  await until(() => answer);
  void remove(opened, "circle-1").catch(() => {});
  await saving;
  await until(() => bench.vscode.title.isDirty);
});
