// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum MediaList: Method {
  static let name = "media/list"
  static let effect = Effect.reads
  static let summary = """
    Lists the media of a document's annotations, in page order. External files are not opened.
    """
  static let errors: [ErrorKind] = .reading + [.contentModified]

  struct Params: DocumentParams {
    var documentId = ""
    var pageIndex: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("pageIndex", \.pageIndex, "Only media of this page.", in: 0...),
    ]
  }

  struct Result: WrittenRecord {
    var media: [Media] = []
    static let fields: [Field<Self>] = [.required("media", \.media, "The media.")]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let document = open.document
    let walk = PageWalk(
      try engine(pages(params, document)), of: open, from: { [Media]() },
      read: { (media, index) throws(RPCError) in
        media += try engine(document.page(index).media)
        return true
      })
    return walk.answer { Result(media: $0) }
  }

  private static func pages(_ params: Params, _ document: Document) throws(EngineError) -> [Int] {
    if let index = params.pageIndex { return [index] }
    return Array(0..<(try document.pageCount))
  }
}
