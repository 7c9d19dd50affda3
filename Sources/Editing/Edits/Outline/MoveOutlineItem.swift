// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Moves an outline entry and its descendants. The new place is counted as if the entry were removed.
public struct MoveOutlineItem: OutlineEdit, LogObject {
  public var path: OutlinePath
  public var place: OutlinePlace

  public init(_ path: OutlinePath, to place: OutlinePlace) {
    self.path = path
    self.place = place
  }

  public static let kind = "moveOutlineItem"
  public static let logged = LogMembers<Self>(
    .required("path", \.path), .required("place", \.place), make: Self.init(_:to:))
  public var name: String { "Move Outline Entry" }

  public func change(_ document: Document) throws(EngineError) {
    try document.moveOutline(path, to: place)
  }
}
