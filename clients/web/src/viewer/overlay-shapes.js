// SPDX-License-Identifier: MIT

/** @typedef {import("../rpc/messages").OverlayItem} OverlayItem */
/** @typedef {import("../rpc/messages").OverlayQuads} OverlayQuads */

/**
 * What is drawn over a page: items of the server's, and marks of the same kinds with roles of our own.
 *
 * @typedef {OverlayItem | Mark} Drawn
 * @typedef {Omit<OverlayQuads, "role"> & {role: "match" | "currentMatch"}} Mark
 */

/** Letters with their accents, and whatever else counts as one character. */
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * The element for an item of an overlay, in page space; `null` of a kind that is not known.
 * Its look is in the style sheet, by kind and role, as far as the item does not say it.
 *
 * @param {Drawn} item
 */
export function shapeOf(item) {
  const shape = drawn(item);
  if (!shape) return null;
  shape.classList.add(item.kind, `role-${item.role}`);
  if (item.name) shape.dataset.name = item.name;
  style(/** @type {SVGElement} */ (shape), item);
  return shape;
}

/** @param {Drawn} item */
function drawn(item) {
  switch (item.kind) {
    case "quads":
      return svg("path", { d: item.quads.map(outline).join("") });
    case "rect":
    case "image":
      return svg("rect", { ...box(item.rect), ...turned(item) });
    case "handle":
      return svg("circle", { cx: item.point[0], cy: item.point[1] });
    case "path":
      return svg("path", { d: item.lines.map(along(item.closed ?? false)).join("") });
    case "caret":
    case "guide":
      return line(item);
    case "text":
      return item.role === "popup" ? note(item) : text(item);
    default:
      return null;
  }
}

/**
 * @param {SVGElement} shape
 * @param {Omit<Drawn, "role">} item
 */
function style({ style: look }, item) {
  if (item.color) look.setProperty("--color", item.color);
  if (item.interiorColor) look.fill = item.interiorColor;
  if (item.opacity !== undefined) look.opacity = String(item.opacity);
  if (item.width !== undefined && item.kind !== "text") look.strokeWidth = `${item.width}px`;
}

/** @param {number[]} quad Upper left, upper right, lower left, lower right. */
function outline([x0, y0, x1, y1, x2, y2, x3, y3]) {
  return `M${x0} ${y0}L${x1} ${y1}L${x3} ${y3}L${x2} ${y2}Z`;
}

/** @param {boolean} isClosed */
function along(isClosed) {
  return (/** @type {number[]} */ points) => {
    const corners = [];
    for (let index = 0; index < points.length; index += 2) {
      corners.push(`${points[index]} ${points[index + 1]}`);
    }
    // A line of one point is a dot.
    if (corners.length === 1) corners.push(corners[0]);
    return `M${corners.join("L")}${isClosed ? "Z" : ""}`;
  };
}

/** @param {number[]} rect */
function box([x0, y0, x1, y1]) {
  return {
    x: Math.min(x0, x1),
    y: Math.min(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
}

/**
 * @param {{rect: import("../rpc/messages").Rect, rotation?: number}} item
 * @returns {Record<string, string>}
 */
function turned({ rotation, rect: [x0, y0, x1, y1] }) {
  return rotation ? { transform: `rotate(${rotation} ${(x0 + x1) / 2} ${(y0 + y1) / 2})` } : {};
}

/** @param {{line: number[]}} item */
function line({ line: [x1, y1, x2, y2] }) {
  return svg("line", { x1, y1, x2, y2 });
}

/** @param {import("../rpc/messages").OverlayText} item */
function text(item) {
  const { rect, fontSize = 12, edges } = item;
  const { x, y, height } = box(rect);
  const element = svg("text", { y: edges ? y + height / 2 : y, ...turned(item) });
  element.style.fontSize = `${fontSize}px`;
  element.classList.toggle("line", Boolean(edges));
  if (edges) place(element, item.text, edges.map((edge) => x + edge));
  else element.append(...item.text.split("\n").map(lineAt(x)));
  return element;
}

/**
 * Puts characters where the server has them, whose font has other widths.
 *
 * @param {SVGElement} element
 * @param {string} run Runs in one direction.
 * @param {number[]} edges Where each character begins, and where the last one ends.
 */
function place(element, run, edges) {
  const [start, end] = [edges[0], edges[edges.length - 1]];
  const all = Array.from(characters.segment(run), ({ segment }) => segment);
  if (end >= start && all.length === edges.length - 1) {
    element.append(...all.map((character, index) => pieceOf(character, { x: edges[index] })));
    return;
  }
  // Letters that run from right to left may join, so they are fitted together.
  element.style.direction = end < start ? "rtl" : "ltr";
  element.append(pieceOf(run, { x: start, textLength: Math.abs(end - start), lengthAdjust: "spacingAndGlyphs" }));
}

/**
 * @param {string} words
 * @param {Record<string, string | number>} attributes
 */
function pieceOf(words, attributes) {
  const piece = svg("tspan", attributes);
  piece.textContent = words;
  return piece;
}

/** @param {import("../rpc/messages").OverlayText} item What a note says, with lines as wide as its box. */
function note({ rect, text: words, ...item }) {
  const paper = document.createElement("div");
  paper.textContent = words;
  const element = svg("foreignObject", { ...box(rect), ...turned({ ...item, rect }) });
  element.append(paper);
  return element;
}

/** @param {number} x */
function lineAt(x) {
  return (/** @type {string} */ words, /** @type {number} */ index) => {
    // An empty line would have no height.
    return pieceOf(words || "\u200b", { x, dy: index ? "1.2em" : 0 });
  };
}
