// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// All actions of an annotation, page or field, or of the document.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func actions(of owner: ActionOwner) throws(EngineError) -> [TriggeredAction] {
    var triggers = owner.triggers.map(\.key)
    switch owner {
    case .annotation: triggers.insert(.activate, at: 0)
    case .document: triggers.insert(.open, at: 0)
    case .page, .field: break
    }
    var actions: [TriggeredAction] = []
    for trigger in triggers {
      guard let action = try action(of: owner, for: trigger) else { continue }
      actions.append(.init(trigger: trigger, action: action))
    }
    return actions
  }

  /// The action that a trigger runs; `nil` if there is none.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func action(
    of owner: ActionOwner, for trigger: ActionTrigger
  ) throws(EngineError) -> Action? {
    switch (owner, trigger) {
    case (.annotation, .activate):
      return try objects(of: owner).first.flatMap { object throws(EngineError) in
        try action(of: object)
      }
    case (.document, .open): return try openAction
    default:
      guard let key = owner.triggers.first(where: { $0.key == trigger })?.value else { return nil }
      for object in try objects(of: owner) {
        if let found = try object.additionalAction(key, isWidget: owner.isOfForm(object)) {
          return try action(found)
        }
      }
      return nil
    }
  }

  /// The annotations of a page that act on one of these triggers. They are in the page's order.
  public func annotations(
    onPage index: Int, actingOn triggers: Set<ActionTrigger>
  ) throws(EngineError) -> [String] {
    guard let annotations = try pageObject(index)?["Annots"] else { return [] }
    let owner = ActionOwner.annotation("")
    let keys = owner.triggers.filter { triggers.contains($0.key) }.map(\.value)
    var ids: [String] = []
    for (position, element) in try annotations.elements.enumerated() {
      let isWidget = try owner.isOfForm(element)
      for key in keys {
        guard try element.additionalAction(key, isWidget: isWidget) != nil else { continue }
        let id = try annotationID(of: element, pageIndex: index, position: position)
        annotationRegistry.see(id, onPage: index)
        ids.append(id)
        break
      }
    }
    return ids
  }

  /// The document's open action: a destination or an action.
  private var openAction: Action? {
    get throws(EngineError) {
      guard let object = try catalog?["OpenAction"] else { return nil }
      if try object.kind == .dictionary { return try action(object) }
      return Action(.goTo(try destination(object), name: try targetName(object)))
    }
  }

  /// The objects that may have the entries. The first object with the entry counts.
  private func objects(of owner: ActionOwner) throws(EngineError) -> [PDFObject] {
    let object: PDFObject?
    switch owner {
    case .annotation(let id): object = try pageOfAnnotation(id).annotationObject(id)
    case .page(let index): object = try pageObject(index)
    case .field(let id):
      let entry = try formEntry(id)
      return entry.objects + entry.widgets.map(\.object)
    case .document: object = try catalog
    }
    guard let object else {
      throw .notFound(what: "page", "There is no such page with actions.")
    }
    return [object]
  }
}

extension ActionOwner {
  fileprivate func isOfForm(_ object: PDFObject) throws(EngineError) -> Bool {
    switch self {
    case .annotation: try object["Subtype"]?.name == "Widget"
    case .field: true
    case .page, .document: false
    }
  }
}

extension PDFObject {
  /// An entry of the additional actions. A widget or field inherits the actions of the fields above
  /// it; the nearest one that has this entry counts. The standard does not say so (ISO 32000-2, table
  /// 226), but pdf.js does the same (`collectActions`).
  func additionalAction(_ key: String, isWidget: Bool) throws(EngineError) -> PDFObject? {
    if let own = try self["AA"]?[key] { return own }
    guard isWidget, try self["Parent"] != nil else { return nil }
    for ancestor in try FieldReader.chain(self).dropFirst() {
      if let action = try ancestor["AA"]?[key] { return action }
    }
    return nil
  }
}
