// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidSave: Notification {
  static let name = "document/didSave"
  static let summary = "A document was saved."

  struct Params: WrittenRecord {
    var documentId = ""
    var saved = DocumentSave.Result()

    static let fields: [Field<Self>] =
      [.document(\.documentId)]
      + Field<Self>.writtenFile(\.saved.path, \.saved.bytes, isDocument: true) + [
        .required("mode", \.saved.mode, "The way in which the file was written."),
        .optional(
          "failedProviders", \.saved.failedProviders,
          "The bookmark providers that failed to save; absent if none failed."),
      ]
  }
}
