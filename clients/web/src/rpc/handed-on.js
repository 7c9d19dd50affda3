// SPDX-License-Identifier: MIT

/** Notifications of the server's that are about a document and are handed on as they are. */
export const HANDED_ON = /** @type {const} */ ([
  "annotations/didChange", "forms/didChange", "forms/didFocus", "outline/didChange",
  "bookmarks/didChange", "selection/didChange", "document/didSave",
  "document/didFailToSave", "document/didChangeOnDisk", "document/didRecover", "document/didClose",
  "interaction/didRecognize", "tool/didChange", "tool/didUpdate", "view/didChange",
  "host/openUri", "host/decideUri", "host/openDocument", "host/launch", "host/command",
  "host/importData", "host/playSound", "host/toggleUserInterface", "host/setClipboard",
  "host/search", "host/playMedia", "host/stopMedia", "host/controlMedia", "host/signature",
  "host/submitForm", "host/unsupportedAction", "host/scriptRequest", "script/didLog",
]); // prettier-ignore
