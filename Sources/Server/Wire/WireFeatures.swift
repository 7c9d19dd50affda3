// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A document's features beside its pages, on the wire.
struct WireFeatures: Record {
  static let name = "Features"
  static let summary = "The features that a document's catalog declares, beside its pages."

  var value = DocumentFeatures()

  var xfaKind: XFAKind?

  init() {}
  init(_ value: DocumentFeatures) {
    self.value = value
    if value.xfa { xfaKind = value.isXFADynamic ? .dynamic : .static }
  }

  static let fields: [Field<Self>] = [
    .required("outline", \.value.outline, "An outline."),
    .required("forms", \.value.forms, "Form fields."),
    .required(
      "xfa", \.value.xfa,
      "A form in XFA, which the server does not show; it goes once a field is filled in."),
    .optional(
      "xfaKind", \.xfaKind,
      "The kind of an XFA form. `static`: its fields are form fields too, and can be filled in. `dynamic`: the "
        + "pages only say that it takes a viewer of XFA."),
    .required("signatures", \.value.signatures, "How many signature fields are signed."),
    .required(
      "javascript", \.value.javascript,
      "A script that runs when it is opened, or calculates fields."),
    .required("layers", \.value.layers, "Optional content."),
    .required("attachments", \.value.attachments, "How many files are embedded in the document."),
    .required("tagged", \.value.tagged, "Whether it says that it is tagged."),
    .required("encrypted", \.value.encrypted, "Whether the file is encrypted."),
  ]
}

/// How a form in XFA goes with the rest of its file.
enum XFAKind: String, WireEnum { case `static`, dynamic }
