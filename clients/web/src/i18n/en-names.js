// SPDX-License-Identifier: MIT

/** English names of types of annotations and of their states. */
export const englishNames = {
  "state.accepted": "Accepted",
  "state.cancelled": "Cancelled",
  "state.completed": "Completed",
  "state.none": "No state",
  "state.rejected": "Rejected",
  "type.caret": "Insertion mark",
  "type.circle": "Ellipse",
  "type.fileAttachment": "Attachment",
  "type.freeText": "Text",
  "type.highlight": "Highlight",
  "type.ink": "Drawing",
  "type.line": "Line",
  "type.polyLine": "Polyline",
  "type.polygon": "Polygon",
  "type.redact": "Redaction",
  "type.sound": "Sound",
  "type.square": "Rectangle",
  "type.squiggly": "Squiggly underline",
  "type.stamp": "Stamp",
  "type.strikeOut": "Strike-out",
  "type.text": "Note",
  "type.underline": "Underline",
};
