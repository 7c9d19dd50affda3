// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System

/// Reads the redactions that a request applies. It reads some pages or ids at a time.
struct RedactionReading {
  private(set) var found: [Annotation] = []
  private var pages: ArraySlice<Int> = []
  private var ids: ArraySlice<String> = []
  private let document: Document

  private static let (pagesAtOnce, idsAtOnce) = (25, 50)

  init(
    _ params: AnnotationsApplyRedactions.Params, _ call: Call, _ document: Document
  ) throws(RPCError) {
    self.document = document
    guard params.given != nil else {
      let all = try engine(document.pageCount)
      pages = (params.pages.map { Set($0).sorted() } ?? Array(0..<all))[...]
      return
    }
    guard params.pages == nil else {
      throw RPCError(WireError(path: "params.pages", message: "Give ids or pages, not both."))
    }
    try call.requireIDs(params.ids)
    var seen: Set<ExactText> = []
    ids = params.ids.filter { seen.insert($0.exact).inserted }[...]
  }

  /// The redactions, which this value then holds no longer: whoever applies them frees them.
  mutating func take() -> [Annotation] {
    defer { found = [] }
    return found
  }

  /// Continues for a short while. The document must not change until all is read.
  ///
  /// - Returns: whether all is read.
  /// - Throws: ``EngineError/notFound(what:_:)`` for a page outside of the document, or an unknown id.
  mutating func step() throws(EngineError) -> Bool {
    for index in pages.prefix(Self.pagesAtOnce) {
      _ = try document.pageGeometry(index)
      found += try document.annotations(onPage: index).filter { $0.type == .redact }
    }
    pages = pages.dropFirst(Self.pagesAtOnce)
    for id in ids.prefix(Self.idsAtOnce) { found.append(try document.annotation(id)) }
    ids = ids.dropFirst(Self.idsAtOnce)
    return pages.isEmpty && ids.isEmpty
  }
}
