// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidSave: Notification {
  static let name = "document/didSave"
  static let summary = "A document was saved."

  struct Params: Record {
    static let name = "DocumentDidSaveParams"
    var documentId = ""
    var saved = DocumentSave.Result()

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("path", \.saved.path, "The file, with symbolic links followed."),
      .required("bytes", \.saved.bytes, "How long it is now."),
      .required("mode", \.saved.mode, "How it was written."),
      .optional(
        "failedProviders", \.saved.failedProviders,
        "The providers of bookmarks that could not save; absent if all could."),
    ]
  }
}
