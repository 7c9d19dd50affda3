// SPDX-License-Identifier: MIT
"use strict";

const { spawn } = require("node:child_process");
const os = require("node:os");

/** How long a server may take to end by itself, in milliseconds. */
const PATIENCE = 3000;
/** How much of what it complains of is kept, in characters. */
const KEPT = 2000;

/** A `recto` that speaks one message a line. */
class ServerProcess {
  /**
   * @param {string[]} command
   * @param {object} listener
   * @param {() => void} listener.onstart
   * @param {(message: any) => void} listener.onmessage
   * @param {(why: string, hasStarted: boolean) => void} listener.onend
   */
  constructor(command, listener) {
    const [program = "", ...words] = command;
    this.listener = listener;
    this.complaints = "";
    this.hasEnded = false;
    /** @type {Buffer[]} The pieces of a line that is not whole yet. */
    this.pieces = [];
    /** Ends when the process has ended, or could not be started. */
    this.closed = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      this.tellClosed = resolve;
    });
    /** @type {import("node:child_process").ChildProcessWithoutNullStreams | null} */ this.process = null;
    try {
      this.process = spawn(inHome(program), [...words, "--framing", "lines"], { stdio: "pipe" });
    } catch (error) {
      // It names no program, such as an empty text. Who makes this object does not expect its end yet.
      queueMicrotask(() => this.#failed(program, error));
      return;
    }
    this.process.on("spawn", () => this.listener.onstart());
    this.process.stdout.on("data", (bytes) => this.read(bytes));
    this.process.stderr.setEncoding("utf8");
    this.process.stderr.on("data", (text) => {
      this.complaints = (this.complaints + text).slice(-KEPT);
    });
    // What it no longer reads is told by its end.
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.#failed(program, error));
    this.process.on("close", (code, signal) => {
      this.ended(`The server has ended (${signal ?? code}). ${this.complaints}`.trim());
    });
  }

  /** @param {object} message */
  send(message) {
    if (!this.hasEnded) this.process?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Ends it, in order if it can. @returns {Promise<void>} Ends when it has ended. */
  end() {
    this.listener = { onstart() {}, onmessage() {}, onend() {} };
    this.process?.stdin.end();
    setTimeout(() => this.hasEnded || this.process?.kill("SIGKILL"), PATIENCE).unref();
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

  /**
   * @param {string} why
   * @param {boolean} [hasStarted]
   */
  ended(why, hasStarted = true) {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.tellClosed?.();
    this.listener.onend(why, hasStarted);
  }

  /**
   * @param {string} program
   * @param {any} error Why it is not running, or why it cannot be ended.
   */
  #failed(program, error) {
    const why = error.code === "ENOENT" ? "there is no such program" : error.message;
    this.ended(
      `${program || "The server"} cannot be started: ${why}. Install recto, or let the setting ` +
        "recto.command name it.",
      false,
    );
  }
}

/** @param {string} program Its path may begin with `~`, as in a shell. */
function inHome(program) {
  return program.replace(/^~(?=\/)/, os.homedir());
}

module.exports = { ServerProcess };
