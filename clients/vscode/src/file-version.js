// SPDX-License-Identifier: MIT
"use strict";

const fs = require("node:fs");

/**
 * Tells one version of a file from another, by its size and the time of its last change.
 *
 * @param {string} file
 * @returns {string | null} The version, or null if there is no file.
 */
function fileVersion(file) {
  const state = fs.statSync(file, { throwIfNoEntry: false });
  return state ? `${state.size}-${state.mtimeMs}` : null;
}

module.exports = { fileVersion };
