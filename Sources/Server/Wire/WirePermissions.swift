// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The permissions of a document, on the wire.
struct WirePermissions: Record {
  static let name = "Permissions"
  static let summary = "The permissions in the document's encryption (ISO 32000-2, table 22)."

  var value = Permissions()

  init() {}
  init(_ value: Permissions) { self.value = value }

  static let fields: [Field<Self>] = [
    .required("print", \.value.print, "Print it."),
    .required("modify", \.value.modify, "Change what is on the pages."),
    .required("copy", \.value.copy, "Copy text and pictures."),
    .required("annotate", \.value.annotate, "Add and change annotations, fill in forms."),
    .required("fillForms", \.value.fillForms, "Fill in forms."),
    .required("assemble", \.value.assemble, "Insert, delete and rotate pages."),
  ]
}
