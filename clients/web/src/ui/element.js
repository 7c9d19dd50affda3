// SPDX-License-Identifier: MIT

/**
 * Makes an element with properties and children.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<Omit<HTMLElementTagNameMap[Name], "style" | "dataset">> & {dataset?: object, role?: string}} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, properties = {}, ...children) {
  const { dataset, ...plain } = properties;
  const made = document.createElement(name);
  Object.assign(made, plain);
  if (dataset) Object.assign(made.dataset, dataset);
  made.append(...children);
  return made;
}
