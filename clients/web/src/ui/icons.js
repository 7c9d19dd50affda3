// SPDX-License-Identifier: MIT
import { svg } from "../viewer/overlay-shapes.js";
import { element } from "./element.js";
import { PATHS } from "./icon-paths.js";

/** @param {string} name A picture of 24 pixels, drawn with lines. */
export function icon(name) {
  const picture = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  picture.append(svg("path", { d: PATHS[name] ?? PATHS.other }));
  return picture;
}

/**
 * A button that shows a picture and says what it does.
 *
 * @param {string} name
 * @param {string} title
 * @param {(event: MouseEvent) => unknown} onclick
 */
export function iconButton(name, title, onclick) {
  const button = element("button", { type: "button", className: "icon-button", title, onclick });
  button.setAttribute("aria-label", title);
  button.dataset.action = name;
  button.append(icon(name));
  return button;
}
