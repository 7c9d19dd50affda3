// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Metadata

enum DocumentSetMetadata: PromptMethod {
  typealias Result = DocumentSetInfo.Result

  static let name = "document/setMetadata"
  static let effect = Effect.changes
  static let summary = """
    Replaces the XMP packet of a document, as one step. Its information dictionary is updated to \
    match.
    """
  static let errors: [ErrorKind] = .changing

  struct Params: DocumentParams {
    static let name = "SetMetadataParams"
    var documentId = ""
    var xmp = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("xmp", \.xmp, "The whole packet (ISO 16684-1)."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let bytes = Array(params.xmp.utf8)
    if let why = SetMetadata.whyNot(bytes) {
      throw RPCError(WireError(path: "params.xmp", message: why))
    }
    let change = try editing(open.editor.perform(SetMetadata(bytes), cause: .api))
    return Result(revision: change.revision)
  }
}
