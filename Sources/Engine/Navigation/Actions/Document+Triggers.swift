// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// All actions of an annotation, of a page, or of the document.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func actions(of owner: ActionOwner) throws(EngineError) -> [TriggeredAction] {
    let object = try object(of: owner)
    var actions: [TriggeredAction] = []
    switch owner {
    case .annotation:
      if let action = try action(of: object) {
        actions.append(.init(trigger: .activate, action: action))
      }
    case .document:
      if let action = try openAction { actions.append(.init(trigger: .open, action: action)) }
    case .page: break
    }
    guard let additional = try object["AA"]?.target else { return actions }
    for (trigger, key) in owner.triggers {
      guard let object = try additional[key], let action = try action(object) else { continue }
      actions.append(.init(trigger: trigger, action: action))
    }
    return actions
  }

  /// What something does when this happens; `nil`: nothing.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func action(
    of owner: ActionOwner, for trigger: ActionTrigger
  ) throws(EngineError) -> Action? {
    switch (owner, trigger) {
    case (.annotation, .activate): return try action(of: try object(of: owner))
    case (.document, .open): return try openAction
    default:
      guard let key = owner.triggers.first(where: { $0.key == trigger })?.value else { return nil }
      guard let object = try object(of: owner)["AA"]?[key] else { return nil }
      return try action(object)
    }
  }

  /// The annotations of a page that have an action for one of these, in the page's order.
  public func annotations(
    onPage index: Int, actingOn triggers: Set<ActionTrigger>
  ) throws(EngineError) -> [String] {
    guard let annotations = try pageObject(index)?["Annots"] else { return [] }
    let keys = ActionOwner.annotation("").triggers.filter { triggers.contains($0.key) }.map(\.value)
    var ids: [String] = []
    for (position, element) in try annotations.elements.enumerated() {
      guard let additional = try element["AA"] else { continue }
      for key in keys {
        guard try additional[key] != nil else { continue }
        let id = try annotationID(of: element, pageIndex: index, position: position)
        annotationRegistry.see(id, onPage: index)
        ids.append(id)
        break
      }
    }
    return ids
  }

  /// A destination, or an action.
  private var openAction: Action? {
    get throws(EngineError) {
      guard let object = try catalog?["OpenAction"] else { return nil }
      if try object.kind == .dictionary { return try action(object) }
      return Action(.goTo(try destination(object), name: try targetName(object)))
    }
  }

  private func object(of owner: ActionOwner) throws(EngineError) -> PDFObject {
    let object: PDFObject?
    switch owner {
    case .annotation(let id): object = try pageOfAnnotation(id).annotationObject(id)
    case .page(let index): object = try pageObject(index)
    case .document: object = try catalog
    }
    guard let object else {
      throw .notFound(what: "page", "There is no such page with actions.")
    }
    return object
  }
}
