// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

enum DocumentList: PromptMethod {
  static let name = "document/list"
  static let effect = Effect.reads
  static let summary = "Lists the open documents, in the order in which they were opened."

  struct Result: WrittenRecord {
    var documents: [DocumentSummary] = []
    static let fields: [Field<Self>] = [.required("documents", \.documents, "The open documents.")]
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.documents = call.session.documents.all.map(DocumentSummary.init)
    return result
  }
}

struct DocumentSummary: Record, Hashable {
  var documentId = ""
  var path: String?
  var revision = 0
  var dirty = false

  init() {}

  init(_ document: OpenDocument) {
    documentId = document.id
    path = document.path
    revision = document.editor.revision
    dirty = document.editor.isDirty
  }

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .optional("path", \.path, "The document's file, unless it was opened from data."),
    .required("revision", \.revision, "The document's revision: the number of changes."),
    .required("dirty", \.dirty, "Whether the document has unsaved changes."),
  ]
}
