// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Inserts copies of pages, in the given order, before a page. Annotations of the copies get new ids, and
/// fields get new names.
public struct DuplicatePages: PageEdit, WorkEdit, LogObject {
  public var pages: [Int]
  public var index: Int

  public init(_ pages: [Int], at index: Int) {
    self.pages = pages
    self.index = index
  }

  public static let kind = "duplicatePages"
  public static let logged = LogMembers<Self>(
    .required("pages", \.pages), .required("index", \.index), make: Self.init(_:at:))
  public var name: String { "Duplicate \(pagesNoun(pages.count))" }

  public func mapping(pageCount: Int) -> PageMapping? {
    .inserting(pages.count, at: index, into: pageCount)
  }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    let duplicator = try engine(PageDuplicator(pages, at: index, in: document))
    var copied: [AnnotationTouch] = []
    for page in pages {
      copied += try engine(document.annotationTypes(onPage: page)).map {
        .copy($0, fromPage: page)
      }
    }
    return AddedPagesWork(
      pages.count, with: copied, pieceCount: duplicator.pieceCount, to: document,
      add: duplicator.perform)
  }
}
