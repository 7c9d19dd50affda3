// SPDX-License-Identifier: MIT
import { PictureGone, Unreachable } from "./errors.js";

/** @typedef {import("./transport.js").Resources} Resources */

/** The HTTP statuses of pictures that are gone: 404 for a page or document, 410 for the server's end. */
const GONE = [404, 410];

/**
 * Pictures and files as HTTP resources of the bridge. The browser keeps pictures by their ETags.
 *
 * @implements {Resources}
 */
export class HttpResources {
  /**
   * @param {string} origin
   * @param {string} token
   */
  constructor(origin, token) {
    this.#origin = origin;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  #origin;
  #headers;
  /** The session's id and folder, and the one for uploads, as the bridge tells them. */
  session = "";
  folder = "";
  uploads = "";

  /**
   * @param {import("./transport.js").PictureRequest} request
   * @param {AbortSignal} signal
   */
  async picture(request, signal) {
    const { documentId, page, scale, width, rect, colors, fields, format, purpose, revision } = request;
    const query = new URLSearchParams({ page: String(page), revision });
    if (scale) query.set("scale", String(scale));
    if (width) query.set("width", String(width));
    if (rect) query.set("rect", rect.join(","));
    if (colors) {
      query.set("ink", colors.ink);
      query.set("paper", colors.paper);
    }
    if (fields) query.set("fields", fields);
    if (format) query.set("format", format);
    if (purpose) query.set("purpose", purpose);
    const url = `${this.#base}/picture/${documentId}?${query}`;
    const answer = await reached(fetch(url, { signal, headers: this.#headers }));
    if (GONE.includes(answer.status)) throw new PictureGone();
    return (await checked(answer)).blob();
  }

  /**
   * @param {Blob} file
   * @param {string} name
   */
  async upload(file, name) {
    const url = `${this.#base}/file?name=${encodeURIComponent(name)}`;
    const answer = await this.#fetch(url, { method: "POST", body: file });
    return (await answer.json()).path;
  }

  /** @param {string} path */
  async download(path) {
    return (await this.#fetch(`${this.#base}/file?path=${encodeURIComponent(path)}`)).blob();
  }

  /** @param {string} path */
  async discard(path) {
    await this.#fetch(`${this.#base}/file?path=${encodeURIComponent(path)}`, { method: "DELETE" });
  }

  /** @param {string} name */
  scratch(name) {
    return `${this.folder}/${Date.now().toString(36)}-${name.replace(/[/\\]/g, "_")}`;
  }

  /** @param {string} path */
  isTemporary(path) {
    return [this.folder, this.uploads].some((folder) => folder && path.startsWith(`${folder}/`));
  }

  /** @param {string} [search] */
  async list(search = "") {
    return (await this.#fetch(`${this.#origin}/files?search=${encodeURIComponent(search)}`)).json();
  }

  get #base() {
    return `${this.#origin}/session/${this.session}`;
  }

  /**
   * @param {string} url
   * @param {RequestInit} [options]
   */
  async #fetch(url, options = {}) {
    return checked(await reached(fetch(url, { ...options, headers: this.#headers })));
  }
}

/** @param {Promise<Response>} answer Fails with `Unreachable` instead of the browser's own error. */
async function reached(answer) {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TypeError ? new Unreachable() : error;
  }
}

/** @param {Response} answer Throws what the bridge says if it refuses. */
async function checked(answer) {
  if (!answer.ok) throw new Error((await answer.text()) || answer.statusText);
  return answer;
}
