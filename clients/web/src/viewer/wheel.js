// SPDX-License-Identifier: MIT
import { Flick } from "./flick.js";
import { isAcross, isContinuous } from "./layout.js";
import { modifiersOf } from "./pointer.js";

/** How many pixels a line of a wheel has, and a page. */
const LINE = 16;
const PAGE = 400;
/** How much a pixel of the wheel zooms, and an event at most. */
const ZOOM = 0.01;
const GREATEST = 0.25;
/** How far beyond the end of a page that stands alone a wheel turns, as `interaction/scroll` does. */
const TURN = 40;

/**
 * Zooms with the control key, as touchpads tell of a pinch, turns pages that stand alone, and moves
 * along pages that follow each other to the side. All other scrolling is the browser's own.
 *
 * @param {import("./viewport.js").Viewport} viewport
 * @param {import("./foresight.js").Foresight} foresight
 */
export function listenToWheel(viewport, foresight) {
  const { element } = viewport.scroller;
  const turns = new PageTurns(viewport, foresight);
  element.addEventListener("wheel", (event) => turned(viewport, turns, event), { passive: false });
}

/** Turns pages that stand alone, once the wheel has gone far enough beyond their end: one with each push. */
class PageTurns {
  /**
   * @param {import("./viewport.js").Viewport} viewport
   * @param {import("./foresight.js").Foresight} foresight
   */
  constructor(viewport, foresight) {
    this.#viewport = viewport;
    this.#foresight = foresight;
    viewport.on("moved", () => (this.#pushed = 0));
  }

  #viewport;
  #foresight;
  /** How far the wheel has gone beyond the end, in pixels; negative upwards. */ #pushed = 0;
  #flick = new Flick();

  /**
   * @param {WheelEvent} event Scrolls the page.
   * @param {number} dy How far, in pixels.
   */
  pass(event, dy) {
    this.#flick.isFresh(event, dy);
    this.#flick.spend();
  }

  /**
   * @param {WheelEvent} event Has nothing to scroll.
   * @param {import("../rpc/messages").DocumentParams<"interaction/scroll">} params
   */
  push(event, params) {
    if (!this.#flick.isFresh(event, params.delta[1])) return;
    const { document } = this.#viewport;
    const [dx, dy] = params.delta;
    this.#pushed = this.#pushed * dy > 0 ? this.#pushed + dy : dy;
    const act = () => {
      this.#viewport.flush();
      return document.act("interaction/scroll", params);
    };
    const isTurn = Math.abs(this.#pushed) >= TURN && Math.abs(dy) >= Math.abs(dx);
    // At the end of a page, a window further is the next page, or the end of the previous one.
    if (isTurn) this.#flick.spend();
    const command = dy < 0 ? "scrollPageUp" : "scrollPageDown";
    const done = isTurn ? this.#foresight.turn(command, act) : act();
    done.catch((error) => document.session.report(error));
  }
}

/**
 * @param {import("./viewport.js").Viewport} viewport
 * @param {PageTurns} turns
 * @param {WheelEvent} event
 */
function turned(viewport, turns, event) {
  const { element } = viewport.scroller;
  const { left, top } = element.getBoundingClientRect();
  /** @type {[number, number]} */
  const point = [event.clientX - left, event.clientY - top];
  const unit = [1, LINE, PAGE][event.deltaMode];
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    const step = Math.min(Math.max(-dy * ZOOM, -GREATEST), GREATEST);
    viewport.zoom(Math.exp(step), point);
  } else if (viewport.view && isAcross(viewport.view) && dx === 0 && isFlat(element)) {
    event.preventDefault();
    element.scrollBy({ left: viewport.view.direction === "rtl" ? -dy : dy });
  } else if (viewport.view && !isContinuous(viewport.view)) {
    if (isAtEnd(element, dy)) {
      event.preventDefault();
      turns.push(event, { delta: [dx, dy], point, space: "view", modifiers: modifiersOf(event) });
    } else turns.pass(event, dy);
  }
}

/** @param {HTMLElement} element Whether there is nothing to scroll up or down to. */
function isFlat({ scrollHeight, clientHeight }) {
  return scrollHeight <= clientHeight + 1;
}

/**
 * @param {HTMLElement} element
 * @param {number} delta
 */
function isAtEnd({ scrollTop, scrollHeight, clientHeight }, delta) {
  return delta < 0 ? scrollTop <= 0 : scrollTop + clientHeight >= scrollHeight - 1;
}
