// SPDX-License-Identifier: MIT

/** An error that the server answered. `kind` is stable, `message` is a sentence for people. */
export class RectoError extends Error {
  /** @param {import("./messages").ErrorForm} error */
  constructor(error) {
    super(error.message);
    this.name = "RectoError";
    this.code = error.code;
    this.data = error.data;
    this.kind = error.data?.kind ?? "";
  }
}

/** A request that got no answer, because the server is gone. */
export class ServerLost extends Error {
  constructor() {
    super("The server is gone.");
    this.name = "ServerLost";
  }
}

/** A request about a document that was closed meanwhile. */
export class DocumentClosed extends Error {
  constructor() {
    super("The document is closed.");
    this.name = "DocumentClosed";
  }
}

/** A request about a document that the last server could not open again. */
export class DocumentMissing extends DocumentClosed {
  constructor() {
    super();
    this.name = "DocumentMissing";
  }
}

/** A picture of a document, page or session that is gone: another one will be asked for. */
export class PictureGone extends Error {
  constructor() {
    super("The picture is gone.");
    this.name = "PictureGone";
  }
}

/** A request over HTTP that got no answer, because the network is gone. */
export class Unreachable extends Error {
  constructor() {
    super("The server cannot be reached.");
    this.name = "Unreachable";
  }
}

/** @param {unknown} error Whether nobody needs to hear of it. */
export function isExpected(error) {
  if ([ServerLost, DocumentClosed, PictureGone].some((each) => error instanceof each)) return true;
  if (error instanceof DOMException && error.name === "AbortError") return true;
  return error instanceof RectoError && error.kind === "requestCancelled";
}
