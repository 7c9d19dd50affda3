// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Params for methods that end a group.
struct GroupParams: DocumentParams {
  var documentId = ""
  var group: String?

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .optional("name", \.group, "The name of the open group, as a check."),
  ]
}
