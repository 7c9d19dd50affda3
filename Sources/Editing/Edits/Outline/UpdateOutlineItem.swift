// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Changes properties of an outline entry.
public struct UpdateOutlineItem: OutlineEdit {
  public var path: OutlinePath
  public var changes: OutlineChanges

  public init(_ path: OutlinePath, _ changes: OutlineChanges) {
    self.path = path
    self.changes = changes
  }

  public static let kind = "updateOutlineItem"
  public var name: String { "Change Outline Entry" }

  public func change(_ document: Document) throws(EngineError) {
    try document.updateOutline(path, changes)
  }
}

extension UpdateOutlineItem {
  public var encoded: JSONTree { ["path": path.encoded, "changes": changes.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("path"), try encoded.decode("changes"))
  }
}
