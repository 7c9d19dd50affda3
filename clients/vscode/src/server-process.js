// SPDX-License-Identifier: MIT
"use strict";

const { spawn } = require("node:child_process");

/** How long a server may take to end by itself, in milliseconds. */
const PATIENCE = 3000;
/** How much of what it complains of is kept, in characters. */
const KEPT = 2000;

/** A `recto` that speaks one message a line. */
class ServerProcess {
  /**
   * @param {string[]} command
   * @param {{onmessage: (message: any) => void, onend: (why: string) => void}} listener
   */
  constructor(command, listener) {
    const [program, ...words] = command;
    this.listener = listener;
    this.complaints = "";
    this.hasEnded = false;
    /** @type {Buffer[]} The pieces of a line that is not whole yet. */
    this.pieces = [];
    /** Ends when the process has ended, or could not be started. */
    this.closed = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      this.tellClosed = resolve;
    });
    this.process = spawn(program, [...words, "--framing", "lines"], {
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.process.stdout.on("data", (bytes) => this.read(bytes));
    this.process.stderr.setEncoding("utf8");
    this.process.stderr.on("data", (text) => {
      this.complaints = (this.complaints + text).slice(-KEPT);
    });
    // What it no longer reads is told by its end.
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.ended(`${program} cannot be started: ${error.message}`));
    this.process.on("close", (code, signal) => {
      this.ended(`The server has ended (${signal ?? code}). ${this.complaints}`.trim());
    });
  }

  /** @param {object} message */
  send(message) {
    if (!this.hasEnded) this.process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends it, in order if it can. @returns {Promise<void>} Ends when it has ended. */
  end() {
    this.listener = { onmessage() {}, onend() {} };
    this.process.stdin.end();
    setTimeout(() => this.hasEnded || this.process.kill("SIGKILL"), PATIENCE).unref();
    return this.closed;
  }

  /** @param {Buffer} bytes */
  read(bytes) {
    for (let start = 0; ; ) {
      const end = bytes.indexOf(10, start);
      if (end < 0) {
        if (start < bytes.length) this.pieces.push(bytes.subarray(start));
        return;
      }
      const line = Buffer.concat([...this.pieces, bytes.subarray(start, end)]).toString("utf8");
      this.pieces = [];
      start = end + 1;
      if (line.trim()) this.listener.onmessage(JSON.parse(line));
    }
  }

  /** @param {string} why */
  ended(why) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.tellClosed?.();
    this.listener.onend(why);
  }
}

module.exports = { ServerProcess };
