// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

public protocol OutlineEdit: Edit {
  /// Makes the change, within an operation of the journal.
  func change(_ document: Document) throws(EngineError)
}

extension OutlineEdit {
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.assemble }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(change(document))
    var effect = EditEffect()
    effect.outline = true
    return effect
  }
}

/// Inserts entries and their descendants into the outline. The outline is created if there is none.
public struct InsertOutlineEntries: OutlineEdit, LogObject {
  public var entries: [NewOutlineItem]
  public var place: OutlinePlace

  public init(_ entries: [NewOutlineItem], at place: OutlinePlace) {
    self.entries = entries
    self.place = place
  }

  public static let kind = "insertOutlineEntries"
  public static let logged = LogMembers<Self>(
    .required("entries", \.entries), .required("place", \.place), make: Self.init(_:at:))
  public var name: String { entries.count == 1 ? "Add Outline Entry" : "Add Outline Entries" }

  public func change(_ document: Document) throws(EngineError) {
    try document.insertOutline(entries, at: place)
  }
}

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

/// Deletes outline entries and their descendants.
public struct DeleteOutlineItems: OutlineEdit, LogObject {
  public var paths: [OutlinePath]

  public init(_ paths: [OutlinePath]) { self.paths = paths }

  public static let kind = "deleteOutlineItems"
  public static let logged = LogMembers<Self>(.required("paths", \.paths), make: Self.init(_:))
  public var name: String {
    paths.count == 1 ? "Delete Outline Entry" : "Delete Outline Entries"
  }

  public func change(_ document: Document) throws(EngineError) { try document.deleteOutline(paths) }
}

extension NewOutlineItem: LogRecord {}

extension OutlinePlace: LogObject {
  public static let logged = LogMembers<Self>(
    .required("parent", \.parent), .required("index", \.index), make: Self.init(parent:index:))
}
