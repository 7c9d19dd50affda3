// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AttachmentsRemove: Method {
  static let name = "attachments/remove"
  static let effect = Effect.deletes
  static let summary = """
    Removes an attached file, as one step. It also leaves the lists of associated files. An \
    annotation's file is removed with the annotation. An incremental save, the default, leaves the \
    file's bytes in the PDF.
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
    static let fields: [Field<Self>] = [.revision(\.revision)]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let file = try open.embeddedFile(params.id)
    let edit: any Edit
    switch file.holder {
    case .document(let key): edit = RemoveAttachment(key)
    case .associated(let key, _): edit = RemoveAttachment(associated: key)
    case .annotation(let id, let pageIndex):
      let annotation = try engine(open.document.page(pageIndex).annotation(id))
      edit = DeleteAnnotations([annotation].compactMap(\.self))
    }
    return try call.perform(edit, in: open) { Result(revision: $0.revision) }
  }
}
