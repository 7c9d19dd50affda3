// SPDX-License-Identifier: MIT
// Backups of files that another program changes meanwhile, with a host that stands in for VS Code.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { Bench, has, here, remove, until } from "./bench.mjs";

let bench;

beforeEach(() => (bench = new Bench()));

afterEach(() => bench.dispose());

const others = path.join(here, "../../../Tests/Fixtures/outline.pdf");

/** Has another program write the file. */
function writeOther() {
  fs.copyFileSync(others, bench.file);
}

/** Begins something that is not finished, and tells VS Code as the page does. */
async function begin({ opened, transport }, tool, ...points) {
  await opened.ask("view/update", { size: [800, 600], fit: "width" });
  await opened.ask("tool/set", { tool });
  for (const point of points) await opened.ask("interaction/tap", { pageIndex: 0, point });
  await transport.call("work", { hasWork: true });
}

const corners = (opened) =>
  opened.ask("annotations/list", { types: ["polyLine"] }).then(({ annotations }) => annotations.map(({ vertices }) => vertices.length / 2));

/** Leaves an unsaved change in a backup, and answers its id. */
async function leave(act = () => {}) {
  const document = await bench.openDocument();
  const { panel, opened } = await bench.view(document);
  await remove(opened);
  await act(document, opened);
  const { id } = await bench.backup(document);
  panel.dispose();
  await bench.provider.ends.get(bench.file);
  return id;
}

async function restore(backupId) {
  const document = await bench.openDocument(bench.file, { backupId });
  const { opened } = await bench.view(document);
  return { document, opened };
}

test("a backup is not saved over what another program has written", async () => {
  const id = await leave();
  writeOther();
  const { document, opened } = await restore(id);
  assert.ok(!(await has(opened)) && (await has(opened, "circle-1")), "the backup is shown");
  assert.match(bench.vscode.asked.warnings[0], /Another program has changed annotations.pdf/);
  await assert.rejects(bench.save(document), { kind: "changedOnDisk" });
  assert.deepEqual(fs.readFileSync(bench.file), fs.readFileSync(others));
  // A second backup does not know more of the file than the first.
  const again = await bench.backup(document);
  assert.equal(again.id, id);
  // Saved under its own name, the user has agreed.
  await bench.provider.saveCustomDocumentAs(document, bench.vscode.Uri.file(bench.file));
  bench.vscode.title.saved();
  await until(() => document.relay.documentId);
  assert.notDeepEqual(fs.readFileSync(bench.file), fs.readFileSync(others));
  await remove(opened, "circle-1");
  await bench.save(document);
});

test("a file that was changed before the backup is not overwritten, either", async () => {
  const id = await leave(writeOther);
  const { document } = await restore(id);
  await assert.rejects(bench.save(document), { kind: "changedOnDisk" });
});

test("a backup of unknown origin is not saved over a file", async () => {
  const [id] = (await leave()).split("#");
  writeOther();
  const { document, opened } = await restore(id);
  await assert.rejects(bench.save(document), { kind: "changedOnDisk" });
  await bench.provider.revertCustomDocument(document);
  await until(() => document.relay.documentId);
  assert.equal((await opened.ask("document/info")).pageCount, 6);
});

test("a backup is saved over the file that it was made from", async () => {
  const id = await leave(async (document, opened) => {
    await bench.save(document);
    await remove(opened, "circle-1");
  });
  fs.rmSync(path.join(bench.folder, "state"), { recursive: true });
  const { document, opened } = await restore(id);
  assert.ok(!(await has(opened, "circle-1")));
  assert.deepEqual(bench.vscode.asked.warnings, []);
  await bench.save(document);
});

test("a shape that is being drawn goes on after a backup", async () => {
  const document = await bench.openDocument();
  const view = await bench.view(document);
  const { opened } = view;
  const before = await corners(opened);
  await begin(view, "polyline", [20, 20], [80, 30], [90, 120]);
  assert.ok(bench.vscode.title.isDirty);
  await bench.backup(document);
  for (const point of [[150, 150], [170, 190]]) await opened.ask("interaction/tap", { pageIndex: 0, point });
  await opened.ask("interaction/key", { key: "Enter" });
  assert.deepEqual(await corners(opened), [...before, 5]);
});

test("work that a backup has left out comes back from the log", async () => {
  const before = await bench.openDocument();
  const view = await bench.view(before);
  await begin(view, "freeText", [200, 200]);
  await view.opened.ask("interaction/text", { text: "precious" });
  const { id } = await bench.backup(before);
  view.panel.dispose();
  await bench.provider.ends.get(bench.file);
  const { document, opened } = await restore(id);
  const { annotations } = await opened.ask("annotations/list", { types: ["freeText"] });
  assert.ok(annotations.some(({ contents }) => contents === "precious"));
  assert.deepEqual(bench.vscode.asked.warnings, []);
  await bench.save(document);
  assert.ok(!bench.vscode.title.isDirty);
});

for (const what of ["file", "folder"]) {
  test(`what was begun survives that its ${what} is renamed`, async () => {
    const folder = path.join(bench.folder, "papers");
    const file = path.join(folder, "paper.pdf");
    fs.mkdirSync(folder);
    fs.renameSync(bench.file, file);
    const before = await bench.openDocument(file);
    const view = await bench.view(before);
    const count = (await corners(view.opened)).length;
    await begin(view, "polyline", [20, 20], [80, 30], [90, 120]);
    const [from, to] = what === "file" ? [file, path.join(folder, "new.pdf")] : [folder, path.join(bench.folder, "new")];
    await bench.vscode.willRename(from, to);
    const { id } = await bench.backup(before);
    fs.renameSync(from, to);
    view.panel.dispose();
    const document = await bench.openDocument(what === "file" ? to : path.join(to, "paper.pdf"), { backupId: id });
    const { opened } = await bench.view(document);
    assert.equal((await corners(opened)).length, count + 1);
    // Other files do not concern it.
    await bench.vscode.willRename(path.join(bench.folder, "other"), path.join(bench.folder, "another"));
  });
}
