// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum MediaList: PromptMethod {
  static let name = "media/list"
  static let effect = Effect.reads
  static let summary = """
    Lists what the annotations of a document play, in the order of its pages, without opening any of \
    the files that it only names.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: DocumentParams {
    static let name = "MediaListParams"
    var documentId = ""
    var pageIndex: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("pageIndex", \.pageIndex, "Only of this page.", in: 0...),
    ]
  }

  struct Result: Record {
    static let name = "MediaListResult"
    var media: [WireMedia] = []
    static let fields: [Field<Self>] = [.required("media", \.media, "The media.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    return try engine { () throws(EngineError) in
      var pages = Array(0..<(try document.pageCount))
      if let index = params.pageIndex { pages = [index] }
      var media: [WireMedia] = []
      for index in pages { media += try document.page(index).media.map(WireMedia.init) }
      return Result(media: media)
    }
  }
}
