// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Closes pages to new annotations, or opens them again. A page entry of PSPDFKit and Nutrient says so.
public struct ClosePages: PageEdit, LogObject {
  public var pages: [Int]
  public var areClosed: Bool

  public init(_ pages: [Int], areClosed: Bool) {
    self.pages = pages
    self.areClosed = areClosed
  }

  public static let kind = "closePages"
  public static let logged = LogMembers<Self>(
    .required("pages", \.pages), .required("closed", \.areClosed), make: Self.init(_:areClosed:))
  public var name: String { "\(areClosed ? "Close" : "Open") \(pagesNoun(pages.count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var scope: Set<Int>? { Set(pages) }

  public var pieces: [any Edit] {
    pages.inPieces(of: pagesInPiece).map { ClosePages($0, areClosed: areClosed) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.closePages(pages, areClosed))
    var effect = EditEffect()
    effect.pageFacts = Set(pages)
    return effect
  }
}
