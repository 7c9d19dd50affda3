// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Changes boxes of pages. The crop box is the visible part of a page.
public struct SetPageBoxes: PageEdit, LogObject {
  public var changes: [PageBoxChange]

  public init(_ changes: [PageBoxChange]) { self.changes = changes }

  public static let kind = "setPageBoxes"
  public static let logged = LogMembers<Self>(.required("changes", \.changes), make: Self.init(_:))
  public var name: String {
    let pages = pagesNoun(Set(changes.map(\.pageIndex)).count)
    return changes.allSatisfy { $0.box == .crop } ? "Crop \(pages)" : "Set boxes of \(pages)"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }

  public var scope: Set<Int>? { Set(changes.map(\.pageIndex)) }

  public func spaceChange(
    ofPage index: Int, in document: Document
  ) throws(EngineError) -> Matrix? {
    guard changes.contains(where: { $0.pageIndex == index }) else { return nil }
    return try document.spaceChange(ofPage: index, settingBoxes: changes)
  }

  public var pieces: [any Edit] {
    changes.inPieces(of: pagesInPiece).map { SetPageBoxes($0) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.setPageBoxes(changes))
    var effect = EditEffect()
    effect.pages = Set(changes.map(\.pageIndex))
    // Destinations are given in the space of the page as shown.
    effect.structure = true
    effect.pageFacts = []
    return effect
  }
}

extension PageBoxChange: LogObject {
  public static let logged = LogMembers<Self>(
    .required("pageIndex", \.pageIndex), .required("box", \.box), .nullable("rect", \.rect)
  ) {
    .init($1, ofPage: $0, to: $2)
  }
}

extension PageBox: LogName {}
