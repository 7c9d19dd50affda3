// SPDX-License-Identifier: MIT
import { Unreachable } from "../rpc/errors.js";

/** How many pictures are asked for at once: those of a window, as browsers connect to one host. */
const AT_ONCE = 6;
/** How long a picture that failed is not asked for again, in milliseconds. */
const RESPITE = 3000;
/** Urgencies: what is in sight before what is near, a preview before the tiles. */
export const URGENCY = { preview: 0, inSight: 1, nearPreview: 2, near: 3 };

/**
 * A picture that is wanted.
 *
 * @typedef {object} Wanted
 * @property {string} key Tells it from all others.
 * @property {number} urgency The least comes first.
 * @property {import("../rpc/transport.js").PictureRequest} request
 * @property {(picture: ImageBitmap) => void} take
 */

/** Fetches pictures, the most urgent first, and drops those that nobody wants any more. */
export class PictureQueue {
  /**
   * @param {import("../rpc/transport.js").Resources} resources
   * @param {(error: unknown) => void} report
   * @param {number} [atOnce] How many pictures are asked for at once.
   */
  constructor(resources, report, atOnce = AT_ONCE) {
    this.#resources = resources;
    this.#atOnce = atOnce;
    this.#report = report;
  }

  #resources;
  #report;
  #atOnce;
  /** @type {() => void} Is called when a picture that the network did not bring may be asked for again. */
  onmissing = () => {};
  /** @type {Wanted[]} */ #wanted = [];
  /** @type {Map<string, {controller: AbortController, urgency: number}>} */ #running = new Map();
  /**
   * Pictures that could not be drawn are not asked for again.
   *
   * @type {Set<string>}
   */
  #failed = new Set();
  /** @type {(() => void)[]} */ #idle = [];

  /** @param {Wanted[]} wanted All that is wanted now. */
  want(wanted) {
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { controller }] of this.#running) {
      if (keys.has(key)) continue;
      // It may be wanted again before its fetch has ended.
      this.#running.delete(key);
      controller.abort();
    }
    this.#wanted = wanted
      .filter(({ key }) => !this.#running.has(key) && !this.#failed.has(key))
      .sort((one, other) => one.urgency - other.urgency);
    this.#next();
  }

  /** Ends when nothing is wanted any more. */
  settled() {
    if (!this.#running.size && !this.#wanted.length) return Promise.resolve();
    /** @type {Promise<void>} */
    const idle = new Promise((resolve) => this.#idle.push(resolve));
    return idle;
  }

  #next() {
    while (this.#running.size < this.#atOnce && this.#wanted.length && this.#mayBegin(this.#wanted[0])) {
      this.#fetch(/** @type {Wanted} */ (this.#wanted.shift()));
    }
    if (!this.#running.size) {
      for (const idle of this.#idle.splice(0)) idle();
    }
  }

  /** @param {Wanted} wanted What is not in sight waits for what is: it would slow that down. */
  #mayBegin({ urgency }) {
    if (urgency <= URGENCY.inSight) return true;
    return [...this.#running.values()].every((each) => each.urgency > URGENCY.inSight);
  }

  /** @param {Wanted} wanted */
  async #fetch({ key, urgency, request, take }) {
    const controller = new AbortController();
    this.#running.set(key, { controller, urgency });
    try {
      const file = await this.#resources.picture(request, controller.signal);
      const picture = await createImageBitmap(file);
      if (controller.signal.aborted) picture.close();
      else take(picture);
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(key, error);
    }
    // A later fetch of the same picture has an entry of its own.
    if (this.#running.get(key)?.controller === controller) this.#running.delete(key);
    this.#next();
  }

  /**
   * @param {string} key
   * @param {unknown} error
   */
  #fail(key, error) {
    this.#failed.add(key);
    // A bar tells of the lost connection already.
    const isUnreachable = error instanceof Unreachable;
    if (!isUnreachable) this.#report(error);
    setTimeout(() => {
      this.#failed.delete(key);
      if (isUnreachable) this.onmissing();
    }, RESPITE);
  }
}
