// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

protocol PagesParams: DocumentParams {
  var pages: [Int] { get }
}

extension Field where R: PagesParams {
  static func pages(_ path: Path<[Int]>, _ note: String = "The pages, each once.") -> Field {
    .required("pages", path, note)
  }
}

struct PagesChanged: WrittenRecord {
  var pages: [Int] = []
  var pageCount = 0
  var revision = 0

  static let fields: [Field<Self>] = [
    .required(
      "pages", \.pages,
      "The pages that are new, look different, or were closed or opened, by their indices now."),
    .required("pageCount", \.pageCount, "How many pages there are now."),
    .revision(\.revision),
  ]

  /// The errors of every change to pages.
  static let errors: [ErrorKind] = .committing + [.limitExceeded]
}

extension Call {
  /// Performs an edit of pages; a large one takes several turns.
  ///
  /// - Parameter pages: the pages of the result, if the edit does not name them.
  func change(
    _ open: OpenDocument, _ edit: some PageEdit, pages: [Int]? = nil
  ) throws(RPCError) -> Answer<PagesChanged> {
    let step = try tooling(open.prepare(edit))
    return try perform(step, in: open) { (change) throws(RPCError) in
      let count = try engine(open.document.pageCount)
      return PagesChanged(
        pages: pages ?? change.effect.pages.union(change.effect.pageFacts ?? []).sorted(),
        pageCount: count, revision: change.revision)
    }
  }

  /// The document of a request that names pages, all of which exist.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` for an empty or repeated list of pages;
  ///   ``ErrorKind/notFound``.
  func documentWithPages(_ params: some PagesParams) throws(RPCError) -> OpenDocument {
    let open = try document(params)
    try check(params.pages, of: open.document)
    return open
  }

  /// - Throws: as ``documentWithPages(_:)``.
  func check(
    _ pages: [Int], of document: Document, at path: String = "params.pages"
  ) throws(RPCError) {
    guard !pages.isEmpty else {
      throw RPCError(WireError(path: path, message: "Give at least one page."))
    }
    guard Set(pages).count == pages.count else {
      throw RPCError(WireError(path: path, message: "Give each page only once."))
    }
    try engine(document.check(pages: pages))
  }
}
