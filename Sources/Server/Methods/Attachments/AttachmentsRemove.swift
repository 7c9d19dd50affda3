// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AttachmentsRemove: PromptMethod {
  static let name = "attachments/remove"
  static let effect = Effect.deletes
  static let summary = """
    Removes an attached file, as one step; the file of an annotation is removed with the \
    annotation. An incremental save, the default, leaves the file's bytes in the PDF.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The id of the file."),
    ]
  }

  struct Result: WrittenRecord {
    var revision = 0
    static let fields: [Field<Self>] = [
      .revision(\.revision)
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let file = try open.embeddedFile(params.id)
    let edit: any Edit
    switch file.holder {
    case .document(let key): edit = RemoveAttachment(key)
    case .annotation(let id, let pageIndex):
      let annotation = try engine(open.document.page(pageIndex).annotation(id))
      edit = DeleteAnnotations([annotation].compactMap(\.self))
    }
    return Result(revision: try editing(open.editor.perform(edit, cause: .api)).revision)
  }
}
