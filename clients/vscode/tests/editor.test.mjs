// SPDX-License-Identifier: MIT
// The messages between page, extension and server, with a host that stands in for VS Code. VS Code
// itself is not run here.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { Bench, here, pageOf, remove, until } from "./bench.mjs";

let bench, folder, file, vscode, provider, document, panel, transport, session;

beforeEach(() => openEditor());

afterEach(() => bench.dispose());

async function openEditor(command) {
  bench = new Bench(command);
  ({ folder, file, vscode, provider } = bench);
  document = await bench.openDocument();
  panel = await bench.show(document);
  ({ transport, session } = pageOf(panel));
}

async function openDocument() {
  const { files } = await transport.connect();
  assert.deepEqual(files, [file]);
  await session.begin();
  return session.open({ path: files[0] });
}

test("pictures come in messages", async () => {
  const opened = await openDocument();
  const request = { documentId: opened.id, page: 0, width: 200, revision: "0" };
  const picture = await session.resources.picture(request, new AbortController().signal);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  assert.equal(String.fromCharCode(...bytes.subarray(1, 4)), "PNG");
});

test("the title shows unsaved changes until they are saved or undone", async () => {
  const opened = await openDocument();
  assert.equal(vscode.title.isDirty, false);
  await remove(opened);
  await opened.ask("annotations/delete", { ids: ["square-2"] });
  assert.equal(vscode.title.isDirty, true);
  await opened.ask("document/undo");
  assert.equal(vscode.title.isDirty, true, "one change is left");
  await opened.ask("document/undo");
  await until(() => !vscode.title.isDirty);
  await opened.ask("document/redo");
  assert.equal(vscode.title.isDirty, true);
  await bench.save(document);
  assert.equal(vscode.title.isDirty, false);
  await opened.ask("document/undo");
  assert.equal(vscode.title.isDirty, true, "what is saved has another change");
  await opened.ask("document/redo");
  await until(() => !vscode.title.isDirty);
  assert.deepEqual(vscode.asked.commands, []);
});

test("undo and redo of VS Code are the server's, step by step", async () => {
  const opened = await openDocument();
  const count = async () => (await opened.ask("annotations/list")).annotations.length;
  const all = await count();
  await remove(opened);
  await opened.ask("annotations/delete", { ids: ["square-2"] });
  await vscode.commands.executeCommand("undo");
  assert.equal(await count(), all - 1);
  assert.equal(vscode.title.isDirty, true);
  await vscode.commands.executeCommand("undo");
  assert.equal(await count(), all);
  assert.equal(vscode.title.isDirty, false);
  await vscode.commands.executeCommand("redo");
  assert.equal(await count(), all - 1);
  assert.equal(vscode.title.isDirty, true);
  await bench.save(document);
  await vscode.commands.executeCommand("undo");
  assert.equal(await count(), all);
  assert.equal(vscode.title.isDirty, true, "what is saved has a change");
});

test("the undo of another editor is left alone", async () => {
  const opened = await openDocument();
  await remove(opened);
  panel.activate(false);
  await opened.ask("document/undo");
  await opened.ask("annotations/list");
  assert.equal(vscode.title.isDirty, true);
  panel.activate(true);
  await until(() => !vscode.title.isDirty);
});

test("a text that is being entered counts as a change until it is saved", async () => {
  const opened = await openDocument();
  await opened.act("tool/set", { tool: "freeText" });
  await opened.act("interaction/tap", { pageIndex: 0, point: [200, 200] });
  await opened.act("interaction/text", { text: "Hello" });
  await until(() => opened.hasWork);
  assert.equal(opened.isDirty, false);
  await transport.call("work", { hasWork: true });
  assert.equal(vscode.title.isDirty, true);
  await bench.save(document);
  assert.equal(vscode.title.isDirty, false);
  assert.ok(fs.readFileSync(file).includes("Hello"));
  await until(() => !opened.hasWork);
});

test("what is reverted has no unsaved changes", async () => {
  const opened = await openDocument();
  await remove(opened);
  await provider.revertCustomDocument(document);
  vscode.title.reverted();
  await remove(opened);
  assert.equal(vscode.title.isDirty, true);
});

test("a copy, a backup and what was before", async () => {
  const opened = await openDocument();
  const before = fs.readFileSync(file);
  await remove(opened);
  const copy = vscode.Uri.file(path.join(folder, "copy.pdf"));
  await provider.saveCustomDocumentAs(document, copy);
  const destination = vscode.Uri.file(path.join(folder, "backups", "1.pdf"));
  const backup = await provider.backupCustomDocument(document, { destination });
  assert.ok(fs.existsSync(copy.fsPath) && fs.existsSync(destination.fsPath));
  backup.delete();
  assert.ok(!fs.existsSync(destination.fsPath));
  await provider.revertCustomDocument(document);
  const { annotations } = await opened.ask("annotations/list");
  assert.ok(annotations.some(({ id }) => id === "square-1"));
  assert.deepEqual(fs.readFileSync(file), before);
});

test("a save that the server refuses fails in the editor", async () => {
  const opened = await openDocument();
  await remove(opened);
  fs.writeFileSync(file, "something else");
  await assert.rejects(provider.saveCustomDocument(document), { kind: "changedOnDisk" });
});

test("files go through the editor's own folder, and nothing else does", async () => {
  const { scratch } = await transport.connect();
  assert.equal(await transport.call("download", { path: file }).catch((error) => error.message),
    `${file} is not in the editor's own folder.`); // prettier-ignore
  fs.symlinkSync(file, path.join(scratch, "link.pdf"));
  await assert.rejects(transport.call("download", { path: path.join(scratch, "link.pdf") }));
  const data = Buffer.from("text").toString("base64");
  const uploaded = await transport.call("upload", { name: "../../a.txt", data });
  assert.equal(path.dirname(uploaded), scratch);
  assert.equal(await (await session.resources.download(uploaded)).text(), "text");
  await assert.rejects(transport.call("constructor"), /no service/);
  panel.dispose();
  assert.ok(!fs.existsSync(scratch));
});

test("a server that dies is replaced, with the unsaved changes", async () => {
  const opened = await openDocument();
  await remove(opened);
  const states = [];
  session.on("state", (state) => states.push(state));
  document.relay.server.process.kill("SIGKILL");
  await until(() => states.includes("open") && opened.isDirty && opened.ask("annotations/list").then(
    ({ annotations }) => !annotations.some(({ id }) => id === "square-1"), () => false)); // prettier-ignore
  assert.equal(states[0], "lost");
});

test("a server that cannot be started is told, and can be once the setting is right", async () => {
  bench.dispose();
  for (const command of [[path.join(folder, "missing")], [], "missing"]) {
    const { settings } = vscode;
    await openEditor(command);
    const failed = new Promise((resolve) => {
      const post = panel.onpost;
      panel.onpost = (message) => (message.host === "failed" ? resolve(message.why) : post(message));
    });
    vscode.user.choice = "Open Settings";
    const connected = transport.connect();
    await until(() => vscode.asked.errors.length > 1);
    assert.match(vscode.asked.errors[0], /^Recto: .* cannot be started: .* setting recto\.command/);
    assert.match(await failed, /cannot be started/);
    assert.deepEqual(vscode.asked.commands, ["workbench.action.openSettings recto.command"]);
    vscode.settings.command = settings.command;
    document.relay.retry();
    await connected;
    await session.begin();
    assert.ok((await session.open({ path: file })).opened.pageCount);
    bench.dispose();
  }
});

test("Try Again starts a server again", async () => {
  bench.dispose();
  await openEditor([path.join(folder, "missing")]);
  vscode.user.choice = "Try Again";
  transport.connect();
  await until(() => vscode.asked.errors.length === 2);
});

test("the home folder is found in the server's path", async () => {
  bench.dispose();
  const { HOME } = process.env;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "recto-vscode-home-"));
  try {
    process.env.HOME = home;
    fs.symlinkSync(path.resolve(process.env.RECTO), path.join(home, "recto"));
    await openEditor(["~/recto"]);
    assert.ok((await openDocument()).opened.pageCount);
  } finally {
    process.env.HOME = HOME;
    fs.rmSync(home, { recursive: true });
  }
});

test("a copy is printed by the system's viewer", async () => {
  const opened = await openDocument();
  await remove(opened);
  await transport.call("print", {});
  const [copy] = vscode.asked.opened;
  assert.equal(path.basename(copy.fsPath), "annotations.pdf");
  assert.ok(fs.readFileSync(copy.fsPath).length > fs.readFileSync(file).length);
  assert.equal(vscode.title.isDirty, true);
  vscode.env.remoteName = "ssh-remote";
  await assert.rejects(transport.call("print", {}), /another program/);
  assert.equal(vscode.asked.opened.length, 1);
  panel.dispose();
  assert.ok(!fs.existsSync(copy.fsPath));
});

test("the page may load only what is the extension's", () => {
  const { html } = panel.webview;
  assert.match(html, /default-src 'none'; script-src https:\/\/page\.example; /);
  assert.doesNotMatch(html, /unsafe|<script>/);
  for (const [, address] of html.matchAll(/(?:href|src)="https:\/\/page\.example([^"]+)"/g)) {
    assert.ok(fs.existsSync(address), `${address} is missing`);
  }
});

test("the extension is declared as it is", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(here, "../package.json"), "utf8"));
  assert.ok(fs.existsSync(path.join(here, "..", manifest.main)));
  assert.equal(manifest.contributes.customEditors[0].viewType, "recto.pdf");
  // A folder that is not trusted chooses neither a program nor that scripts run.
  const { restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.deepEqual(restrictedConfigurations, ["recto.command", "recto.javascript"]);
  for (const name of fs.readdirSync(path.join(here, "../src"))) {
    execFileSync(process.execPath, ["--check", path.join(here, "../src", name)]);
  }
});
