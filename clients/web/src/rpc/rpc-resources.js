// SPDX-License-Identifier: MIT
import { bytesOf } from "./bytes.js";
import { PictureGone, RectoError } from "./errors.js";

/** @typedef {import("./transport.js").Resources} Resources */

/** The kinds of errors for pictures of what is gone. */
const GONE = ["notFound", "unknownDocument", "workerLost"];

/**
 * Pictures within messages, for transports that have nothing but these: `postMessage` of a web view,
 * a worker, a test double.
 *
 * @implements {Resources}
 */
export class RpcResources {
  /** @type {import("./connection.js").Connection | null} */ connection = null;

  /**
   * @param {import("./transport.js").PictureRequest} request
   * @param {AbortSignal} signal
   */
  async picture({ documentId, page, scale, width, rect, colors, fields, purpose }, signal) {
    if (!this.connection) throw new Error("There is no connection yet.");
    const params = { documentId, pageIndex: page, scale, width, rect, formHighlight: fields ?? undefined, purpose };
    const dyed = colors ? { foreground: colors.ink, background: colors.paper } : undefined;
    try {
      const request = { ...params, colors: dyed };
      const result = await this.connection.request("page/render", request, { signal });
      return bytesOf(result.data ?? "", "image/png");
    } catch (error) {
      if (error instanceof RectoError && GONE.includes(error.kind)) throw new PictureGone();
      throw error;
    }
  }

  /** @returns {Promise<string>} */
  async upload() {
    throw new Error("This host takes no files.");
  }

  /** @returns {Promise<Blob>} */
  async download() {
    throw new Error("This host hands out no files.");
  }

  /** The host removes its files at the session's end. */
  async discard() {}

  /** @returns {string} */
  scratch() {
    throw new Error("This host has no folder for files.");
  }

  isTemporary() {
    return false;
  }

  async list() {
    return { root: null, files: [], isCut: false };
  }
}
