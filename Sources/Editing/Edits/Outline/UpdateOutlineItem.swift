// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Changes properties of an outline entry.
public struct UpdateOutlineItem: OutlineEdit, LogObject {
  public var path: OutlinePath
  public var changes: OutlineChanges

  public init(_ path: OutlinePath, _ changes: OutlineChanges) {
    self.path = path
    self.changes = changes
  }

  public static let kind = "updateOutlineItem"
  public static let logged = LogMembers<Self>(
    .required("path", \.path), .required("changes", \.changes), make: Self.init(_:_:))
  public var name: String { "Change Outline Entry" }

  public func change(_ document: Document) throws(EngineError) {
    try document.updateOutline(path, changes)
  }
}
