// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of a document's features.
struct WireFeatures: Record {
  static let name = "Features"
  static let summary = "The features that a document's catalog declares, besides its pages."

  var value = DocumentFeatures()

  var xfaKind: XFAKind?

  init() {}
  init(_ value: DocumentFeatures) {
    self.value = value
    if value.xfa { xfaKind = value.isXFADynamic ? .dynamic : .static }
  }

  static let fields: [Field<Self>] = [
    .required("outline", \.value.outline, "Whether there is an outline."),
    .required("forms", \.value.forms, "Whether there are form fields."),
    .required(
      "xfa", \.value.xfa,
      """
      Whether there is an XFA form. The server does not show it, and removes it when a field is \
      filled in.
      """),
    .optional(
      "xfaKind", \.xfaKind,
      """
      The kind of the XFA form. `static`: its fields are also form fields that can be filled in. \
      `dynamic`: the pages only say that an XFA viewer is needed.
      """),
    .required("signatures", \.value.signatures, "The number of signed signature fields."),
    .required(
      "javascript", \.value.javascript,
      "Whether a script runs when the document is opened, or calculates fields."),
    .required("layers", \.value.layers, "Whether there are layers (optional content)."),
    .required("attachments", \.value.attachments, "The number of files embedded in the document."),
    .required("tagged", \.value.tagged, "Whether the document declares itself as tagged."),
    .required("encrypted", \.value.encrypted, "Whether the file is encrypted."),
  ]
}

/// The relation of an XFA form to the rest of its file.
enum XFAKind: String, WireEnum { case `static`, dynamic }
