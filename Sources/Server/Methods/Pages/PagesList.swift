// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

enum PagesList: Method {
  static let name = "pages/list"
  static let effect = Effect.reads
  static let summary = "Lists pages with their labels and sizes."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged, .contentModified]

  struct Params: DocumentParams, ChoosingParams {
    typealias Listed = WirePage
    var documentId = ""
    var first = 0
    var count: Int?
    var boxes = false
    var chosen: [String]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .defaulted("first", \.first, "The first page to list, from 0.", in: 0...),
      .optional("count", \.count, "How many pages to list at most; all unless given.", in: 0...),
      .defaulted("boxes", \.boxes, "Whether to include the page boxes."),
      .chosen,
    ]
  }

  struct Result: WrittenRecord {
    var pages: [Excerpt<WirePage>] = []
    static let fields: [Field<Self>] = [
      .required("pages", \.pages, "The pages, none beyond the end of the document.")
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let document = open.document
    let bookmarked = open.bookmarkedPages
    var pending = try pageRange(params.first, params.count, of: document)
    let arrangement = document.arrangement
    let choice = try params.choice()
    var result = Result()
    return .sliced { () throws(RPCError) in
      try requireUnmoved(document, since: arrangement)
      for index in pending.prefix(100) {
        result.pages.append(
          try engine { () throws(EngineError) in
            var page = try WirePage(index, document)
            page.bookmarked = bookmarked.contains(index) ? true : nil
            if params.boxes, page.size != nil {
              page.boxes = WirePageBoxes(try document.pageBoxes(index))
            }
            return choice(page)
          })
      }
      pending = pending.dropFirst(100)
      return pending.isEmpty ? result : nil
    }
  }
}

/// The pages for `first` and `count` of a request.
func pageRange(_ first: Int, _ count: Int?, of document: Document) throws(RPCError) -> Range<Int> {
  let total = try engine(document.pageCount)
  let start = min(first, total)
  return start..<start + min(count ?? total, total - start)
}

/// - Throws: ``ErrorKind/contentModified`` if pages were rearranged since the work began.
func requireUnmoved(_ document: Document, since arrangement: Int) throws(RPCError) {
  guard document.arrangement == arrangement else {
    throw RPCError(.contentModified, "Pages were rearranged during the request: ask again.")
  }
}

struct WirePage: Record {
  var pageIndex = 0
  var label: String?
  var size: Size?
  var rotation: Int?
  var bookmarked: Bool?
  var closed: Bool?
  var boxes: WirePageBoxes?

  init() {}

  init(_ index: Int, _ document: Document) throws(EngineError) {
    pageIndex = index
    label = try document.pageLabel(index).shownLine
    guard try document.readablePage(index) != nil else { return }
    let geometry = try document.pageGeometry(index)
    size = geometry.size
    rotation = geometry.rotation
    closed = try document.forbidsNewAnnotations(onPage: index) ? true : nil
  }

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .optional("label", \.label, "The page's label, such as `iv` or `12`."),
    .optional(
      "size", \.size, "The page's size as shown, in 1/72 inch; only if the page can be read."),
    .optional(
      "rotation", \.rotation,
      "The page's clockwise rotation in degrees; already applied in `size`."),
    .optional("bookmarked", \.bookmarked, "`true` for a page with a bookmark."),
    .optional(
      "closed", \.closed,
      "`true` for a page whose entry `PSPDF:AllowAnnotationCreation` is `false`."),
    .optional("boxes", \.boxes, "The page boxes, if requested."),
  ]
}
