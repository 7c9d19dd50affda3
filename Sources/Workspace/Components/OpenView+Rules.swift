// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// The rules of a view: those of the session, of the document, and its own.
extension OpenView {
  private var scopes: [any RuleHolder] { [owner.shared, owner, self] }

  /// The gates of a component, in the order of asking. The gates of the preset come first, then the
  /// session's, the document's and the view's. Within each, the order is that in which they were added.
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

extension OpenView {
  /// Sets the preset of the view, in place of the previous one. Drops work under way, and a selection
  /// that the preset does not allow.
  public func setPreset(_ preset: Preset?) throws(ToolError) {
    var preset = preset
    preset?.excluded.track(in: document)
    guard preset != components.preset else { return }
    components.preset = preset
    forgetActivation()
    keepDefaultToolAllowed()
    let isKept = try keepsSelection
    if !mayKeepTool || !isKept || (preset?.kind != nil && hasWork) { dropTool() }
    if !isKept { set(.none) }
    display.isStale = true
  }

  /// The error if a tool cannot be taken; `nil` if it can.
  func whyNot(_ kind: ToolKind) -> ToolError? {
    if let obstacle = owner.whyNot(kind) { return obstacle }
    let isForChanges = kind.annotationType != nil || OpenView.changing.contains(kind.name)
    guard isForChanges else { return nil }
    do throws(ToolError) { try permitChanges() } catch { return error }
    return nil
  }

  /// The tools that create nothing, but change existing objects.
  private static let changing: Set<ToolName> = [.formFill, .eraser]

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the preset lets the user change nothing.
  func permitChanges() throws(ToolError) {
    guard let kind = components.preset?.kind else { return }
    throw OpenView.refusal("The preset \(kind.rawValue) forbids changes in this view.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the preset forbids an edit.
  func permit(_ edit: some Edit) throws(ToolError) {
    try permitChanges()
    guard let new = (edit as? AddAnnotations)?.annotations else { return }
    for annotation in new {
      try permitCreating(
        at: PagePoint(pageIndex: annotation.pageIndex, point: annotation.rect.center))
    }
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the preset excludes a place.
  func permitCreating(at place: PagePoint) throws(ToolError) {
    guard components.preset?.excluded.contains(place) ?? false else { return }
    throw OpenView.refusal("Nothing is made here: the preset of this view excludes the place.")
  }

  /// - Throws: ``EditError/notPermitted(by:_:)`` if the preset excludes a whole page.
  func permitCreating(onPage index: Int) throws(ToolError) {
    guard components.preset?.excluded.pages.contains(index) ?? false else { return }
    throw OpenView.refusal("Nothing is made here: the preset of this view excludes the page.")
  }

  private static func refusal(_ why: String) -> ToolError {
    .edit(.notPermitted(by: Components.presetID, why))
  }

  /// Whether the preset allows the current selection.
  private var keepsSelection: Bool {
    get throws(ToolError) {
      if selection.isOfContents { return holds(.selectText, about: nil) }
      return try selectedAnnotations.allSatisfy { holds(.selectAnnotation, about: $0) }
    }
  }

  private func holds(_ component: Component, about annotation: Annotation?) -> Bool {
    guard case .condition(let condition)? = components.presetGate(of: component)?.test else {
      return true
    }
    return condition.holds(
      in: ConditionContext(
        component: component, context: .none, annotation: annotation, place: nil, tool: tool,
        pointerType: nil, modifiers: [], scale: view.state.scale))
  }
}
