// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Puts an entry of the outline with all that is below it to another place, counted without itself.
public struct MoveOutlineItem: Edit {
  public var path: OutlinePath
  public var place: OutlinePlace

  public init(_ path: OutlinePath, to place: OutlinePlace) {
    self.path = path
    self.place = place
  }

  public static let kind = "moveOutlineItem"
  public var name: String { "Move Outline Entry" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.changeOutline }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try changingOutline { () throws(EngineError) in try document.moveOutline(path, to: place) }
  }
}

extension MoveOutlineItem {
  public var encoded: JSONTree { ["path": path.encoded, "place": place.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("path"), to: try encoded.decode("place"))
  }
}
