// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Rotates pages clockwise with their contents, by multiples of 90°.
public struct RotatePages: PageEdit, LogObject {
  public var pages: [Int]
  /// A multiple of 90.
  public var degrees: Int

  public init(_ pages: [Int], by degrees: Int) {
    self.pages = pages
    self.degrees = degrees
  }

  public static let kind = "rotatePages"
  public static let logged = LogMembers<Self>(
    .required("pages", \.pages), .required("degrees", \.degrees), make: Self.init(_:by:))
  public var name: String { "Rotate \(pagesNoun(pages.count))" }

  public var scope: Set<Int>? { Set(pages) }

  public func spaceChange(
    ofPage index: Int, in document: Document
  ) throws(EngineError) -> Matrix? {
    guard pages.contains(index) else { return nil }
    return try document.spaceChange(ofPage: index, rotatedBy: degrees)
  }

  public var pieces: [any Edit] {
    pages.inPieces(of: pagesInPiece).map { RotatePages($0, by: degrees) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.rotatePages(pages, by: degrees))
    var effect = EditEffect()
    effect.pages = Set(pages)
    // Destinations are given in the space of the page as shown.
    effect.structure = true
    effect.pageFacts = []
    return effect
  }
}
