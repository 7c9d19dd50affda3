// SPDX-License-Identifier: MIT

/** Whether the lines of the interface run from right to left. */
export function isFromRight() {
  return document.documentElement.dir === "rtl";
}
