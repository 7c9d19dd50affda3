// SPDX-License-Identifier: MIT
import { bytesOf } from "./bytes.js";

/** @typedef {import("./transport.js").Resources} Resources */

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
  async picture({ documentId, page, scale, width, rect, colors, fields }, signal) {
    if (!this.connection) throw new Error("There is no connection yet.");
    const params = { documentId, pageIndex: page, scale, width, rect, formHighlight: fields ?? undefined };
    const dyed = colors ? { foreground: colors.ink, background: colors.paper } : undefined;
    const result = await this.connection.request(
      "page/render",
      { ...params, colors: dyed },
      { signal },
    );
    return bytesOf(result.data ?? "", "image/png");
  }

  /** @returns {Promise<string>} */
  async upload() {
    throw new Error("This host takes no files.");
  }

  /** @returns {Promise<Blob>} */
  async download() {
    throw new Error("This host hands out no files.");
  }

  /** @returns {string} */
  scratch() {
    throw new Error("This host has no folder for files.");
  }

  isTemporary() {
    return false;
  }

  async list() {
    return { root: null, files: [] };
  }
}
