// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Deletes outline entries and their descendants.
public struct DeleteOutlineItems: OutlineEdit, LogObject {
  public var paths: [OutlinePath]

  public init(_ paths: [OutlinePath]) { self.paths = paths }

  public static let kind = "deleteOutlineItems"
  public static let logged = LogMembers<Self>(
    .required("paths", \.paths), make: Self.init(_:))
  public var name: String {
    paths.count == 1 ? "Delete Outline Entry" : "Delete Outline Entries"
  }

  public func change(_ document: Document) throws(EngineError) { try document.deleteOutline(paths) }
}
