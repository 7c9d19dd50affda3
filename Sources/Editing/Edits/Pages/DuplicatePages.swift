// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Inserts copies of pages, in the given order, before a page. Annotations of the copies get new ids, and
/// fields get new names.
public struct DuplicatePages: PageEdit {
  public var pages: [Int]
  public var index: Int

  public init(_ pages: [Int], at index: Int) {
    self.pages = pages
    self.index = index
  }

  public static let kind = "duplicatePages"
  public var name: String { "Duplicate \(pagesNoun(pages.count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func mapping(pageCount: Int) -> PageMapping? {
    .inserting(pages.count, at: index, into: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      let mapping = try document.duplicatePages(pages, at: index)
      var effect = EditEffect(mapping)
      try effect.noteAnnotations(ofPages: mapping.added, in: document)
      return effect
    }
  }
}

extension DuplicatePages {
  public var encoded: JSONTree { ["pages": pages.encoded, "index": index.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("pages"), at: try encoded.decode("index"))
  }
}
