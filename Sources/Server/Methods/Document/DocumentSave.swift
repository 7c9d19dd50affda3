// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC

extension SaveMode: WireEnum {}

enum DocumentSave: PromptMethod {
  static let name = "document/save"
  static let summary = """
    Writes a document to a file, in one step: the old file is whole until the new one is. Only \
    saving over its own file makes a document clean. What the tools have under way is committed first.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .changedOnDisk, .saveFailed, .notPermitted, .vetoed,
  ]

  struct Params: DocumentParams {
    static let name = "SaveParams"
    var documentId = ""
    var path: String?
    var mode = SaveMode.auto

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "Where to; the document's own file unless given."),
      .defaulted(
        "mode", \.mode, .auto,
        "`incremental` appends the changes to the bytes as opened, `full` writes anew without "
          + "what is not used, `auto` is `incremental` where the file was sound."),
    ]
  }

  struct Result: Record {
    static let name = "SaveResult"
    var path = ""
    var bytes = 0
    var mode = SaveMode.auto

    static let fields: [Field<Self>] = [
      .required("path", \.path, "The file, with symbolic links followed."),
      .required("bytes", \.bytes, "How long it is now."),
      .required("mode", \.mode, "`incremental` or `full`."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try tooling { () throws(ToolError) in try open.commitWork() }
    let report = try editing { () throws(EditError) in
      try open.save(to: params.path, mode: params.mode)
    }
    let result = Result(path: report.path, bytes: Int(report.bytes), mode: report.mode)
    call.session.notify(
      DocumentDidSave.self, DocumentDidSave.Params(documentId: open.id, saved: result))
    return result
  }
}
