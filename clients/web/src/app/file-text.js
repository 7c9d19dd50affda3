// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";
import { EntryError } from "./attempt.js";

/**
 * The encodings that begin with a mark, with the bytes of the mark.
 *
 * @type {[encoding: string, mark: number[]][]}
 */
const MARKS = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** How many bytes of a file can hold the declaration of its encoding. */
const DECLARING = 512;

/**
 * The text of a file, by its byte order mark or its XML declaration, or else in UTF-8. The declaration does not
 * name the encoding any more: the text is Unicode.
 *
 * @param {Blob} file
 */
export async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  try {
    const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return decoded.replace(/^(<\?xml\s[^>]*?)\s+encoding\s*=\s*(["'])[^"']*\2/, "$1");
  } catch {
    throw new EntryError(text("import.encoding", { encoding }));
  }
}

/** @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const marked = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return marked[0];
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, DECLARING));
  if (start.startsWith("<\0")) return "utf-16le";
  if (start.startsWith("\0<")) return "utf-16be";
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? "utf-8";
  // A declaration whose letters are single bytes is not in UTF-16.
  return /^utf-?16/i.test(declared) ? "utf-8" : declared;
}
