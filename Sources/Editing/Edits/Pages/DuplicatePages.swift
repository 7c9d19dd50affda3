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

  public func work(on document: Document) throws(EditError) -> any EditWork {
    try PageDuplicationWork(self, document)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let work = try PageDuplicationWork(self, document)
    var effects: [EditEffect] = []
    for piece in 0..<work.count { effects.append(try work.perform(piece)) }
    return .sum(effects)
  }
}

private final class PageDuplicationWork: EditWork {
  let count: Int
  private let duplicator: PageDuplicator
  private let document: Document
  /// The copies with annotations that are not yet recorded.
  private var unread: ArraySlice<Int> = []
  private static let pagesAtOnce = 20

  init(_ edit: DuplicatePages, _ document: Document) throws(EditError) {
    self.document = document
    duplicator = try engine { () throws(EngineError) in
      try PageDuplicator(edit.pages, at: edit.index, in: document)
    }
    let isSmall = duplicator.pieceCount == 1
    count = duplicator.pieceCount + (isSmall ? 0 : edit.pages.count / Self.pagesAtOnce + 1)
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      var effect = EditEffect()
      if piece < duplicator.pieceCount {
        if let mapping = try duplicator.perform(piece) {
          effect = EditEffect(mapping)
          unread = mapping.added[...]
        }
        guard count == duplicator.pieceCount else { return effect }
      }
      let pages = Array(piece == count - 1 ? unread : unread.prefix(Self.pagesAtOnce))
      unread = unread.dropFirst(pages.count)
      try effect.noteAnnotations(ofPages: pages, in: document)
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
