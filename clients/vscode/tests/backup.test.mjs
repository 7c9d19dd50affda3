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
