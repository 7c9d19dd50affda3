// SPDX-License-Identifier: MIT
// A session with a server in a process: node session.js CONNECTION RECTO FIXTURE
"use strict";

const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");

const [, , connection, program, fixture] = process.argv;
const { Connection, RectoError } = require(connection);

/** The pipes of a process, a message a line. */
function pipes(child) {
  const transport = { onMessage: null, onClose: null, send: (text) => child.stdin.write(text + "\n") };
  let rest = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) transport.onMessage(line);
  });
  child.stdout.on("end", () => transport.onClose());
  return transport;
}

async function main() {
  const child = spawn(program, ["--state-directory", "", "--cache-directory", ""], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const recto = new Connection(pipes(child));
  const began = await recto.request("initialize", { protocolVersion: "1.0", processId: process.pid });
  assert.equal(began.protocolVersion, "1.0");
  const { documentId } = await recto.request("document/open", { path: fixture });
  const selected = [];
  const failures = [];
  recto.onListenerError = (error, method) => failures.push([error.message, method]);
  recto.on("selection/didChange", () => {
    throw new Error("No.");
  });
  const stop = recto.on("selection/didChange", (params) => selected.push(params.annotations));
  const tapped = await recto.request("interaction/tap", { documentId, pageIndex: 0, point: [41, 200] });
  assert.ok(tapped.overlay.items.length > 0);
  assert.deepEqual(selected, [["square-1"]]);
  assert.deepEqual(failures, [["No.", "selection/didChange"]]);
  stop();
  await assert.rejects(recto.request("document/info", { documentId: "d9" }), (error) => {
    return error instanceof RectoError && error.data.kind === "unknownDocument";
  });
  await recto.request("shutdown", {});
  const ended = new Promise((resolve) => child.on("exit", resolve));
  recto.notify("exit", {});
  assert.equal(await ended, 0);
  await assert.rejects(recto.request("server/ping", {}), /closed/);
  assert.throws(() => recto.notify("$/setTrace", { value: "off" }), /closed/);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
