// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Metadata

enum DocumentMetadata: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/metadata"
  static let effect = Effect.reads
  static let summary = "Gives the XMP packet of a document."
  static let errors: [ErrorKind] = [.unknownDocument, .limitExceeded, .damaged]

  struct Result: Record {
    static let name = "MetadataResult"
    var xmp: String?
    static let fields: [Field<Self>] = [
      .optional("xmp", \.xmp, "The packet, as it is in the file; absent where there is none.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let bytes = try engine(MetadataStream.bytes(of: document))
    return Result(xmp: bytes.map { String(decoding: $0, as: UTF8.self) })
  }
}

enum DocumentSetMetadata: PromptMethod {
  typealias Result = DocumentSetInfo.Result

  static let name = "document/setMetadata"
  static let effect = Effect.changes
  static let summary = """
    Gives a document another XMP packet, as one step, and has its information dictionary say the same.
    """
  static let errors: [ErrorKind] = .changing

  struct Params: DocumentParams {
    static let name = "SetMetadataParams"
    var documentId = ""
    var xmp = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("xmp", \.xmp, "The packet, whole (ISO 16684-1)."),
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
