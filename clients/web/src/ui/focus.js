// SPDX-License-Identifier: MIT

/** The fields in which text is entered. */
export const TEXT_FIELDS = "textarea, input:is([type=text], [type=search], :not([type])), [contenteditable=true]";

/**
 * Whether the user writes beside the pages or answers a question. What comes late, such as the answer to an
 * earlier click, must not take the keys from there.
 */
export function isWritingBeside() {
  return document.activeElement?.matches(TEXT_FIELDS) || document.querySelector("dialog:modal") !== null;
}
