// SPDX-License-Identifier: MIT

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
 * @param {any} item
 */
export function shapeOf(item) {
  const shape = SHAPES[item.kind]?.(item);
  if (!shape) return null;
  shape.classList.add(item.kind, `role-${item.role}`);
  if (item.name) shape.dataset.name = item.name;
  style(/** @type {SVGElement} */ (shape), item);
  return shape;
}

/** @type {Record<string, (item: any) => SVGElement>} */
const SHAPES = {
  quads: ({ quads }) => svg("path", { d: quads.map(outline).join("") }),
  rect: (item) => svg("rect", { ...box(item.rect), ...turned(item) }),
  image: (item) => svg("rect", { ...box(item.rect), ...turned(item) }),
  handle: ({ point: [x, y] }) => svg("circle", { cx: x, cy: y }),
  path: ({ lines, closed }) => svg("path", { d: lines.map(along(closed)).join("") }),
  caret: line,
  guide: line,
  text,
};

/**
 * @param {SVGElement} shape
 * @param {any} item
 */
function style({ style: look }, item) {
  if (item.color) look.setProperty("--color", item.color);
  if (item.interiorColor) look.fill = item.interiorColor;
  if (item.opacity !== undefined) look.opacity = item.opacity;
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
 * @param {any} item
 * @returns {Record<string, string>}
 */
function turned({ rotation, rect: [x0, y0, x1, y1] }) {
  return rotation ? { transform: `rotate(${rotation} ${(x0 + x1) / 2} ${(y0 + y1) / 2})` } : {};
}

/** @param {any} item */
function line({ line: [x1, y1, x2, y2] }) {
  return svg("line", { x1, y1, x2, y2 });
}

/** @param {any} item */
function text(item) {
  const { rect, fontSize = 12, edges } = item;
  const { x, y, height } = box(rect);
  const element = svg("text", { y: edges ? y + height / 2 : y, ...turned(item) });
  element.style.fontSize = `${fontSize}px`;
  element.classList.toggle("line", Boolean(edges));
  // Each character where the server has it, whose font has other widths.
  const places = edges?.slice(0, -1).map((/** @type {number} */ edge) => x + edge);
  element.setAttribute("x", places ? places.join(" ") : String(x));
  if (places) element.textContent = item.text;
  else element.append(...item.text.split("\n").map(lineAt(x)));
  return element;
}

/** @param {number} x */
function lineAt(x) {
  return (/** @type {string} */ words, /** @type {number} */ index) => {
    const line = svg("tspan", { x, dy: index ? "1.2em" : 0 });
    // An empty line would have no height.
    line.textContent = words || "\u200b";
    return line;
  };
}
