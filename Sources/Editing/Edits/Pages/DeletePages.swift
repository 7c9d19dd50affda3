// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Removes pages with all that is on them and all that only points there; see
/// ``Document/deletePages(_:)``. A document keeps at least one.
public struct DeletePages: PageEdit {
  public var pages: [Int]

  public init(_ pages: [Int]) { self.pages = pages }

  public static let kind = "deletePages"
  public var name: String { "Delete \(pagesNoun(pages.count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func mapping(pageCount: Int) -> PageMapping? {
    .removing(pages, from: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let count = try engine(document.pageCount)
    guard Set(pages).count < count else {
      throw .notPermitted(
        by: "lastPage",
        "A document has at least one page: insert another one before you delete the last.")
    }
    let removal = try engine(document.deletePages(pages))
    var effect = EditEffect(removal.mapping)
    effect.pages.formUnion(removal.pages)
    effect.removed = removal.annotations
    return effect
  }
}

extension DeletePages {
  public var encoded: JSONTree { ["pages": pages.encoded] }
  public init(encoded: JSONTree) throws(EditError) { self.init(try encoded.decode("pages")) }
}
