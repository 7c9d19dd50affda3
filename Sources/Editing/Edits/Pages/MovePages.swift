// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Moves pages to a target index. They stay in the given order, and the first of them gets the index.
public struct MovePages: PageEdit, LogObject {
  public var pages: [Int]
  public var target: Int

  public init(_ pages: [Int], to target: Int) {
    self.pages = pages
    self.target = target
  }

  public static let kind = "movePages"
  public static let logged = LogMembers<Self>(
    .required("pages", \.pages), .required("target", \.target), make: Self.init(_:to:))
  public var name: String { "Move \(pagesNoun(pages.count))" }

  public func mapping(pageCount: Int) -> PageMapping? {
    .moving(pages, to: target, of: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    EditEffect(try engine(document.movePages(pages, to: target)))
  }
}
