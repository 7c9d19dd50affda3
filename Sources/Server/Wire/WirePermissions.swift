// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of a document's permissions.
struct WirePermissions: Record {
  static let name = "Permissions"
  static let summary = "The permissions in the document's encryption (ISO 32000-2, table 22)."

  var value = Permissions()

  init() {}
  init(_ value: Permissions) { self.value = value }

  static let fields: [Field<Self>] = [
    .required("print", \.value.print, "Whether printing is allowed."),
    .required("modify", \.value.modify, "Whether changing page contents is allowed."),
    .required("copy", \.value.copy, "Whether copying text and images is allowed."),
    .required(
      "annotate", \.value.annotate,
      "Whether adding and changing annotations and filling in forms is allowed."),
    .required("fillForms", \.value.fillForms, "Whether filling in forms is allowed."),
    .required(
      "assemble", \.value.assemble,
      "Whether inserting, deleting and rotating pages is allowed."),
  ]
}
