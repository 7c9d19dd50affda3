// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Metadata

enum DocumentMetadata: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/metadata"
  static let effect = Effect.reads
  static let summary = "Returns the XMP packet of a document."
  static let errors: [ErrorKind] = [.unknownDocument, .limitExceeded, .damaged]

  struct Result: WrittenRecord {
    static let name = "MetadataResult"
    var xmp: String?
    static let fields: [Field<Self>] = [
      .optional("xmp", \.xmp, "The packet as in the file; absent if there is none.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let bytes = try engine(MetadataStream.bytes(of: document))
    return Result(xmp: bytes.map { String(decoding: $0, as: UTF8.self) })
  }
}
