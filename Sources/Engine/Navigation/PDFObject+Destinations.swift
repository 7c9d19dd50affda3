// SPDX-License-Identifier: AGPL-3.0-or-later

/// The places of a file that hold destinations (ISO 32000-2, 12.3.2).
extension PDFObject {
  /// Calls `body` for each destination of an annotation, an outline entry, a page or the catalog, and of
  /// the actions that these start.
  ///
  /// - Parameter body: receives the dictionary with the destination, which it may change, the key, and the
  ///   destination.
  func eachDestination(
    _ body: (_ holder: PDFObject, _ key: String, PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) {
    let own = try target
    if let destination = try own["Dest"] { try body(self, "Dest", destination) }
    var actions = try own["AA"]?.entries.map(\.value) ?? []
    for key in ["A", "PA", "OpenAction"] {
      guard let action = try own[key] else { continue }
      if key == "OpenAction", try action.kind == .array {
        try body(self, key, action)
      } else {
        actions.append(action)
      }
    }
    var seen: Set<Int> = []
    while let action = actions.popLast() {
      guard action.number == 0 || seen.insert(action.number).inserted else { continue }
      if try action.kind == .array { actions += try action.elements }
      if let next = try action["Next"] { actions.append(next) }
      guard try action["S"]?.name == "GoTo", let destination = try action["D"] else { continue }
      try body(action, "D", destination)
    }
  }

  /// Calls `body` for this outline entry, for those that follow it, and for all entries below them.
  func eachOutlineEntry(
    _ body: (PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) {
    var pending = [self]
    var seen: Set<Int> = []
    while let entry = pending.popLast() {
      guard entry.number > 0, seen.insert(entry.number).inserted else { continue }
      try body(entry)
      for key in ["First", "Next"] {
        if let other = try entry[key] { pending.append(other) }
      }
    }
  }
}
