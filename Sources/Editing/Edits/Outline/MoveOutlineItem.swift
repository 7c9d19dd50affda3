// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Puts an entry of the outline with all that is below it to another place, counted without itself.
public struct MoveOutlineItem: OutlineEdit {
  public var path: OutlinePath
  public var place: OutlinePlace

  public init(_ path: OutlinePath, to place: OutlinePlace) {
    self.path = path
    self.place = place
  }

  public static let kind = "moveOutlineItem"
  public var name: String { "Move Outline Entry" }

  public func change(_ document: Document) throws(EngineError) {
    try document.moveOutline(path, to: place)
  }
}

extension MoveOutlineItem {
  public var encoded: JSONTree { ["path": path.encoded, "place": place.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("path"), to: try encoded.decode("place"))
  }
}
