// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Inserts entries and their descendants into the outline, which is created if there is none.
public struct InsertOutlineEntries: OutlineEdit {
  public var entries: [NewOutlineItem]
  public var place: OutlinePlace

  public init(_ entries: [NewOutlineItem], at place: OutlinePlace) {
    self.entries = entries
    self.place = place
  }

  public static let kind = "insertOutlineEntries"
  public var name: String {
    entries.count == 1 ? "Add Outline Entry" : "Add Outline Entries"
  }

  public func change(_ document: Document) throws(EngineError) {
    try document.insertOutline(entries, at: place)
  }
}

extension InsertOutlineEntries {
  public var encoded: JSONTree { ["entries": entries.encoded, "place": place.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("entries"), at: try encoded.decode("place"))
  }
}
