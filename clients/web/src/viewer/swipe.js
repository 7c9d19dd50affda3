// SPDX-License-Identifier: MIT
import { isContinuous } from "./layout.js";

/** How far a finger goes at least to turn a page, in pixels, and how long that takes at most, in milliseconds. */
const LEAST = 48;
const LONGEST = 1500;
/** How much further it goes along than across. */
const STRAIGHT = 1.5;

/** @typedef {"left" | "right" | "up" | "down"} Way Where a finger goes. */

/**
 * Turns pages that stand alone by swipes, where the page has nothing to scroll to that way. Swipes upwards and
 * downwards turn them as well.
 */
export class Swipes {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./foresight.js").Foresight} foresight
   * @param {import("./pointer.js").PointerInput} pointer
   */
  constructor(viewport, foresight, pointer) {
    this.#viewport = viewport;
    this.#foresight = foresight;
    this.#pointer = pointer;
    const { element } = viewport.scroller;
    element.addEventListener("touchstart", (event) => this.#began(event), { passive: true });
    element.addEventListener("touchend", (event) => this.#ended(event), { passive: true });
    element.addEventListener("touchcancel", () => (this.#start = null), { passive: true });
  }

  #viewport;
  #foresight;
  #pointer;
  /** @type {{x: number, y: number, time: number, ways: Way[]} | null} Where the finger was put down. */ #start = null;

  /** @param {TouchEvent} event */
  #began({ touches, timeStamp: time }) {
    const { view, scroller } = this.#viewport;
    this.#start = null;
    if (touches.length !== 1 || !view || isContinuous(view) || scroller.element.matches(".draws")) return;
    const { clientX: x, clientY: y } = touches[0];
    this.#start = { x, y, time, ways: waysOut(scroller.element) };
  }

  /** @param {TouchEvent} event */
  #ended({ changedTouches, touches, timeStamp }) {
    const start = this.#start;
    this.#start = null;
    // What the finger has taken hold of belongs to the server.
    if (!start || touches.length || this.#pointer.ownsTouch || timeStamp - start.time > LONGEST) return;
    const way = wayOf(changedTouches[0].clientX - start.x, changedTouches[0].clientY - start.y);
    if (!way || !start.ways.includes(way)) return;
    this.#foresight.go(this.#command(way)).catch((error) => this.#viewport.document.session.report(error));
  }

  /** @param {Way} way Where the finger has gone: the page goes there, and the next one follows it. */
  #command(way) {
    if (way === "up") return "scrollPageDown";
    if (way === "down") return "scrollPageUp";
    const isNext = (way === "left") === (this.#viewport.view?.direction !== "rtl");
    return isNext ? "nextPage" : "previousPage";
  }
}

/**
 * @param {number} dx
 * @param {number} dy
 * @returns {Way | null}
 */
function wayOf(dx, dy) {
  const [along, across] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
  if (along < LEAST || along < across * STRAIGHT) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/**
 * The ways in which a finger scrolls nothing.
 *
 * @param {HTMLElement} element
 */
function waysOut({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }) {
  /** @type {[Way, boolean][]} */
  const ends = [
    ["left", scrollLeft + clientWidth >= scrollWidth - 1],
    ["right", scrollLeft <= 0],
    ["up", scrollTop + clientHeight >= scrollHeight - 1],
    ["down", scrollTop <= 0],
  ];
  return ends.filter(([, isEnd]) => isEnd).map(([way]) => way);
}
