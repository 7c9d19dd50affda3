// SPDX-License-Identifier: MIT

/** The field that has the keys while a tool takes text: it is at the caret, and nobody sees it. */
export function makeEntry() {
  const field = document.createElement("textarea");
  field.className = "entry";
  field.hidden = true;
  field.autocapitalize = "off";
  field.autocomplete = "off";
  field.spellcheck = false;
  return field;
}

/**
 * Names the list of options, and the one that the keys have moved to, for screen readers.
 *
 * @param {HTMLTextAreaElement} field
 * @param {import("./field-choices.js").FieldChoices} choices
 */
export function describeChoices(field, { isOpen, takesOther, active }) {
  // Letters only choose: a keyboard on the screen would hide the list.
  field.inputMode = isOpen && !takesOther ? "none" : "";
  field.setAttribute("aria-controls", isOpen ? "choices" : "");
  field.setAttribute("aria-activedescendant", isOpen ? active : "");
}
