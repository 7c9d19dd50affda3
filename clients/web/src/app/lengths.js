// SPDX-License-Identifier: MIT
import { currentLanguage } from "../i18n/catalogue.js";

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/** @param {number} points A length as the user reads it, in millimetres. */
export function millimetres(points) {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(points / POINTS);
}

/** @param {string} millimetres A length that was entered; the answer is in points. */
export function points(millimetres) {
  return Number(millimetres) * POINTS;
}
