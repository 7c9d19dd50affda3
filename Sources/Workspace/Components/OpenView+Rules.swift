// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The rules of a view: those of the session, of the document, and its own.
extension OpenView {
  private var scopes: [any RuleHolder] { [owner.shared, owner, self] }

  /// The gates of the preset, then of the session, the document and the view, each in the order in which
  /// they were added. They are asked in this order.
  public func gates(of component: Component) -> [Components.Gate] {
    (components.presetGate(of: component).map { [$0] } ?? [])
      + scopes.flatMap { $0.components.ownGates(of: component) }
  }

  public func callbacks(of component: Component) -> [String] {
    scopes.flatMap { $0.components.callbacks(of: component) }
  }

  func hooks(_ hook: Hook) -> [Hooks.Entry] { scopes.flatMap { $0.hooks.entries(of: hook) } }

  /// The client's gestures.
  public var gestures: ClientGestures { ClientGestures(scopes.map(\.ownGestures)) }
}

extension OpenDocument {
  /// Registers a gesture for all views of the document.
  public func register(_ gesture: ClientGesture) throws(GestureRefusal) {
    for view in views { try view.input.runs.check(gesture) }
    var gestures = ClientGestures([shared.ownGestures, ownGestures])
    try gestures.register(gesture)
    try ownGestures.register(gesture)
  }

  /// - Returns: whether there was one of this id.
  public func unregisterGesture(_ id: String) -> Bool {
    guard ownGestures.remove(id) else { return false }
    for view in views { view.input.runs.end(id) }
    return true
  }
}

extension Documents {
  /// Registers a gesture for all views of all documents.
  public func register(_ gesture: ClientGesture) throws(GestureRefusal) {
    for view in all.flatMap(\.views) { try view.input.runs.check(gesture) }
    try shared.ownGestures.register(gesture)
  }

  /// - Returns: whether there was one of this id.
  public func unregisterGesture(_ id: String) -> Bool {
    guard shared.ownGestures.remove(id) else { return false }
    for view in all.flatMap(\.views) { view.input.runs.end(id) }
    return true
  }
}
