// SPDX-License-Identifier: AGPL-3.0-or-later

/// An object that leads to places of its document (ISO 32000-2, 12.3.2): an annotation, an outline entry, a
/// page, or the catalog.
struct DestinationHolder {
  let object: PDFObject

  init(_ object: PDFObject) { self.object = object }

  /// Calls `body` for each destination that the object leads to. These include the destinations of the
  /// actions that the object starts.
  ///
  /// - Parameter body: receives the dictionary with the destination, which it may change, the key, and the
  ///   destination.
  func eachDestination(
    _ body: (_ holder: PDFObject, _ key: String, PDFObject) throws(EngineError) -> Void
  ) throws(EngineError) {
    let own = try object.target
    if let destination = try own["Dest"] { try body(object, "Dest", destination) }
    if let opening = try own["OpenAction"], try opening.kind == .array {
      try body(object, "OpenAction", opening)
    }
    try eachAction { action throws(EngineError) in
      guard try action["S"]?.name == "GoTo", let destination = try action["D"] else { return }
      try body(action, "D", destination)
    }
  }

  /// Calls `body` for each action that the object starts. It is also called for the actions that
  /// follow.
  func eachAction(_ body: (PDFObject) throws(EngineError) -> Void) throws(EngineError) {
    let own = try object.target
    var actions = try own["AA"]?.entries.map(\.value) ?? []
    for key in ["A", "PA", "OpenAction"] {
      guard let action = try own[key] else { continue }
      // That can be a destination instead.
      let isPlace = try action.kind == .array
      if key != "OpenAction" || !isPlace { actions.append(action) }
    }
    var seen: Set<Int> = []
    while let action = actions.popLast() {
      guard action.number == 0 || seen.insert(action.number).inserted else { continue }
      if try action.kind == .array { actions += try action.elements }
      if let next = try action["Next"] { actions.append(next) }
      try body(action)
    }
  }
}
