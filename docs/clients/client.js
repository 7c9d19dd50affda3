// SPDX-License-Identifier: MIT
// A whole front end: opens FILE, shows its first page, taps, highlights, saves to COPY.
// Usage: node client.js RECTO FILE COPY PICTURE
"use strict";

const { spawn } = require("node:child_process");
const { writeFileSync } = require("node:fs");
const { createInterface } = require("node:readline");

class Recto {
  constructor(program) {
    this.process = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
    this.waiting = new Map();
    this.count = 0;
    createInterface({ input: this.process.stdout }).on("line", (line) => this.take(JSON.parse(line)));
  }

  send(message) {
    this.process.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  }

  request(method, params = {}) {
    const id = ++this.count;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  take(message) {
    if (message.method && message.id !== undefined) {
      // A question: who has no answer says so.
      const error = { code: -32601, message: "There is no such dialogue here." };
      this.send({ id: message.id, error });
    } else if (message.method) {
      console.log("told:", message.method);
    } else {
      const { resolve, reject } = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    }
  }

  async end() {
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    await this.request("shutdown");
    this.send({ method: "exit" });
    return ended;
  }
}

/** Draws what an event changed; what is absent stays as it was. */
function draw({ overlay, menu }) {
  if (overlay) console.log("draw:", overlay.items.map((item) => `${item.kind}/${item.role}`));
  if (menu) console.log("menu:", menu.items.map((item) => item.title));
}

async function main(program, path, copy, picture) {
  const recto = new Recto(program);
  await recto.request("initialize", { clientInfo: { name: "client.js" }, processId: process.pid });
  const { documentId } = await recto.request("document/open", { path });
  // The window: 400 by 500 pixels of the toolkit's, each of two by two on the screen.
  const window = { size: [400, 500], fit: "width", pixelRatio: 2 };
  const view = await recto.request("view/update", { documentId, ...window });
  const { pageIndex, visible } = view.pages[0];
  const scale = view.scale * view.pixelRatio;
  const drawn = await recto.request("page/render", { documentId, pageIndex, rect: visible, scale });
  writeFileSync(picture, Buffer.from(drawn.data, "base64"));
  draw(await recto.request("interaction/tap", { documentId, pageIndex: 0, point: [66, 86] }));
  await recto.request("tool/set", { documentId, tool: "highlight" });
  const points = [66, 86, 120, 86];
  draw(await recto.request("interaction/drag", { documentId, pageIndex: 0, points }));
  await recto.request("document/save", { documentId, path: copy });
  return recto.end();
}

main(...process.argv.slice(2)).then(process.exit, (error) => {
  console.error(error.message);
  process.exit(1);
});
