// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System
import Workspace

enum AttachmentsList: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "attachments/list"
  static let effect = Effect.reads
  static let summary = """
    Lists a document's attached files. The document's own are first, then those of its \
    annotations, then files that are only associated with the document, a page or an annotation \
    (`AF`).
    """
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    var attachments: [EmbeddedFile] = []
    static let fields: [Field<Self>] = [
      .required("attachments", \.attachments, "The files, without their contents.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let files = try engine(open.document.embeddedFiles)
    return Result(attachments: files)
  }
}

extension OpenDocument {
  /// The file with an id.
  ///
  /// - Throws: ``ErrorKind/notFound``.
  func embeddedFile(_ id: String) throws(RPCError) -> EmbeddedFile {
    let files = try engine(document.embeddedFiles)
    if let file = files.first(where: { $0.id.isExactly(id) }) { return file }
    throw RPCError(
      .notFound, "There is no attachment \(id): list them with attachments/list.",
      data: [.init("what", .string("attachment"))])
  }
}
