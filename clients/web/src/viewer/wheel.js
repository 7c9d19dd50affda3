// SPDX-License-Identifier: MIT
import { isAcross, isContinuous } from "./layout.js";
import { modifiersOf } from "./pointer.js";

/** How many pixels a line of a wheel has, and a page. */
const LINE = 16;
const PAGE = 400;
/** How much a pixel of the wheel zooms, and an event at most. */
const ZOOM = 0.01;
const GREATEST = 0.25;

/**
 * Zooms with the control key, as touchpads tell of a pinch, turns pages that stand alone, and moves
 * along pages that follow each other to the side. All other scrolling is the browser's own.
 *
 * @param {import("./viewport.js").Viewport} viewport
 */
export function listenToWheel(viewport) {
  const { element } = viewport.scroller;
  element.addEventListener("wheel", (event) => turned(viewport, event), { passive: false });
}

/**
 * @param {import("./viewport.js").Viewport} viewport
 * @param {WheelEvent} event
 */
function turned(viewport, event) {
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
  } else if (viewport.view && !isContinuous(viewport.view) && isAtEnd(element, dy)) {
    event.preventDefault();
    const { document } = viewport;
    const modifiers = modifiersOf(event);
    viewport.flush();
    document
      .act("interaction/scroll", { delta: [dx, dy], point, space: "view", modifiers })
      .catch((error) => document.session.report(error));
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
