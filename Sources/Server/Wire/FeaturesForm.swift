// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// What a document holds beside its pages, on the wire.
struct FeaturesForm: Record {
  static let name = "Features"
  static let summary = "What a document holds beside its pages, as far as its catalog tells."

  var value = DocumentFeatures()

  init() {}
  init(_ value: DocumentFeatures) { self.value = value }

  static let fields: [Field<Self>] = [
    .required("outline", \.value.outline, "An outline."),
    .required("forms", \.value.forms, "Form fields."),
    .required("xfa", \.value.xfa, "A form in XFA, which the server does not show."),
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
