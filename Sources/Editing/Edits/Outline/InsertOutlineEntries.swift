// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Inserts entries and their descendants into the outline, which is created if there is none.
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
  public var name: String {
    entries.count == 1 ? "Add Outline Entry" : "Add Outline Entries"
  }

  public func change(_ document: Document) throws(EngineError) {
    try document.insertOutline(entries, at: place)
  }
}
