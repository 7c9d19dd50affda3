// SPDX-License-Identifier: MIT

/** How far a menu stands from what it belongs to, and from handles, in pixels. */
const DISTANCE = 14;
/** How far a menu stays away from the edges of the window, in pixels. */
export const EDGE = 4;

/**
 * @typedef {[x: number, y: number]} Place
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 */

/**
 * Where a bar with commands for a selection is: above it, below it or beside it, and on none of its handles.
 * All is in pixels of the window.
 *
 * @param {Box} box Of the selection.
 * @param {Place[]} handles
 * @param {Place} size Of the bar.
 * @param {Place} window Its size.
 * @returns {Place}
 */
export function barPlace(box, handles, size, window) {
  const [left, top, right, bottom] = around(box, handles);
  const [width, height] = size;
  const [middleX, middleY] = [(box[0] + box[2] - width) / 2, (box[1] + box[3] - height) / 2];
  return firstFree(
    [
      [middleX, top - height - DISTANCE], [middleX, bottom + DISTANCE],
      [right + DISTANCE, middleY], [left - width - DISTANCE, middleY],
      [middleX, window[1]], [middleX, 0],
    ],
    handles, size, window,
  ); // prettier-ignore
}

/**
 * Where a list is that was asked for at a point: there, or beside handles that it would cover.
 *
 * @param {Box} box The point.
 * @param {Place[]} handles
 * @param {Place} size Of the list.
 * @param {Place} window Its size.
 * @returns {Place}
 */
export function listPlace(box, handles, size, window) {
  const [x, y] = box;
  const [left, top, right, bottom] = around(box, handles);
  const [width, height] = size;
  return firstFree(
    [
      [x, y], [x, bottom + DISTANCE], [right + DISTANCE, y],
      [left - width - DISTANCE, y], [x, top - height - DISTANCE],
    ],
    handles, size, window,
  ); // prettier-ignore
}

/** How close the options of a field are to it, in pixels, and how high the list of them is at least. */
const BESIDE = 2;
const LEAST = 96;

/**
 * Where the options of a field are, and how high at most: below the field, or above it if there is more room.
 *
 * @param {Box} box Of the field.
 * @param {Place} size Of the list.
 * @param {Place} window Its size.
 * @returns {[left: number, top: number, height: number]}
 */
export function choicesPlace([left, top, , bottom], [width, height], [windowWidth, windowHeight]) {
  const [above, below] = [top - BESIDE - EDGE, windowHeight - bottom - BESIDE - EDGE];
  const isBelow = below >= height || below >= above;
  const shown = Math.min(height, Math.max(isBelow ? below : above, LEAST));
  const y = isBelow ? bottom + BESIDE : top - BESIDE - shown;
  return [within(left, width, windowWidth), within(y, shown, windowHeight), shown];
}

/**
 * The first place, as far as the window has room there, that covers no handle.
 *
 * @param {Place[]} places
 * @param {Place[]} handles
 * @param {Place} size
 * @param {Place} window
 */
function firstFree(places, handles, [width, height], [windowWidth, windowHeight]) {
  /** @type {Place[]} */
  const shown = places.map(([x, y]) => [within(x, width, windowWidth), within(y, height, windowHeight)]);
  const isFree = (/** @type {Place} */ [x, y]) =>
    !handles.some(
      ([handleX, handleY]) =>
        handleX > x - DISTANCE && handleX < x + width + DISTANCE &&
        handleY > y - DISTANCE && handleY < y + height + DISTANCE,
    ); // prettier-ignore
  return shown.find(isFree) ?? shown[0];
}

/**
 * A box with the handles that are near it: the one that turns a selection is outside of it.
 *
 * @param {Box} box
 * @param {Place[]} handles
 * @returns {Box}
 */
function around([left, top, right, bottom], handles) {
  const near = handles.filter(([x, y]) => x > left - 80 && x < right + 80 && y > top - 80 && y < bottom + 80);
  const [xs, ys] = [near.map(([x]) => x), near.map(([, y]) => y)];
  return [Math.min(left, ...xs), Math.min(top, ...ys), Math.max(right, ...xs), Math.max(bottom, ...ys)];
}

/**
 * A place in the window that is nearest to another one.
 *
 * @param {number} place
 * @param {number} length
 * @param {number} room
 */
function within(place, length, room) {
  return Math.min(Math.max(place, EDGE), Math.max(room - length - EDGE, EDGE));
}

/**
 * @param {PointerEvent} event
 * @param {Element} element
 * @returns {boolean} Whether the pointer is over an element, whatever is in front of it.
 */
export function isOver({ clientX: x, clientY: y }, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
