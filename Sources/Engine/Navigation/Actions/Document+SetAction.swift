// SPDX-License-Identifier: AGPL-3.0-or-later

/// Sets the actions of annotations, fields, pages and the document. Only within an operation of the
/// document's journal.
extension Document {
  /// Sets the action of an owner for a trigger; `nil` removes it. A widget without an action of its
  /// own still inherits those of the fields above it.
  ///
  /// A field with a new calculation comes last in the calculation order (ISO 32000-2, table 224,
  /// `CO`).
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/unsupported(_:)`` for a trigger that
  ///   the owner does not have, and for an action that cannot be made or that a field's value cannot
  ///   have.
  public func setAction(
    _ action: Action?, for trigger: ActionTrigger, of owner: ActionOwner
  ) throws(EngineError) {
    switch owner {
    case .annotation(let id):
      try pageOfAnnotation(id).setAction(action, for: trigger, of: id)
    case .page(let index):
      guard let page = try pageObject(index) else {
        throw .notFound(what: "page", "There is no page \(index).")
      }
      try setAdditional(action, owner.key(of: trigger), in: page)
    case .document:
      let catalog = try requiredCatalog
      guard trigger == .open else {
        return try setAdditional(action, owner.key(of: trigger), in: catalog)
      }
      try catalog.set("OpenAction", made(action))
    case .field(let id):
      let key = try owner.key(of: trigger)
      if let action, case .javaScript = action.kind {
      } else if action != nil {
        throw .unsupported("only a script can be the action of a field's value")
      }
      let entry = try formEntry(id)
      for object in entry.objects { try setAdditional(action, key, in: object) }
      // A widget may have the entry instead of its field.
      for widget in entry.widgets where try widget.object["AA"]?[key] != nil {
        if !entry.objects.contains(where: { $0.isSame(as: widget.object) }) {
          try setAdditional(nil, key, in: widget.object)
        }
      }
      if trigger == .calculate { try setCalculated(action != nil, entry) }
    }
  }

  /// Sets an entry of the additional actions, after copying a shared dictionary.
  func setAdditional(_ action: Action?, _ key: String, in object: PDFObject) throws(EngineError) {
    let actions = try makeDictionary()
    for (key, old) in try object["AA"]?.entries ?? [] { try actions.set(key, old) }
    try actions.set(key, made(action))
    try object.set("AA", actions.count == 0 ? nil : actions)
  }

  func made(_ action: Action?) throws(EngineError) -> PDFObject? {
    try action.map { action throws(EngineError) in try makeAction(action) }
  }

  /// Adds a field to the calculation order, or removes it. The order is `CO` (ISO 32000-2, table 224).
  func setCalculated(_ isCalculated: Bool, _ entry: FormIndex.Entry) throws(EngineError) {
    guard let form = try catalog?["AcroForm"] else { return }
    let own = (entry.objects + entry.widgets.map(\.object)).filter { $0.number > 0 }
    var order: [PDFObject] = []
    var isThere = false
    for element in try form["CO"]?.elements ?? [] {
      let isOwn = own.contains { $0.isSame(as: element) }
      isThere = isThere || isOwn
      if isCalculated || !isOwn { order.append(element) }
    }
    if isCalculated, !isThere, let first = own.first { order.append(first) }
    try form.set("CO", order.isEmpty ? nil : makeArray(order))
  }
}

extension Page {
  fileprivate func setAction(
    _ action: Action?, for trigger: ActionTrigger, of id: String
  ) throws(EngineError) {
    try settleAnnotations()
    let object = try annotationObject(id)
    let type = AnnotationType(subtype: try object["Subtype"]?.name ?? "")
    if let why = type.lacks(trigger) { throw .unsupported(why) }
    try document.write(name: id, to: object)
    if trigger == .activate {
      try object.set("Dest", nil)
      try object.set("A", document.made(action))
    } else {
      try document.setAdditional(action, ActionOwner.annotation(id).key(of: trigger), in: object)
    }
    try forgetAnnotation(with: id)
  }
}

extension AnnotationType {
  /// The reason why an annotation of this type cannot have an action. The action is for a trigger (ISO
  /// 32000-2, tables 176, 190, 191 and 197). `nil` if the type can have it.
  fileprivate func lacks(_ trigger: ActionTrigger) -> String? {
    switch trigger {
    case .activate where ![.link, .screen, .widget].contains(self):
      "a \(rawValue) has no action of its own: give it one for up"
    case .focus where self != .widget, .blur where self != .widget:
      "only the widgets of fields can have the focus, not a \(rawValue)"
    default: nil
    }
  }
}

extension ActionOwner {
  /// The key of a trigger in the additional actions.
  fileprivate func key(of trigger: ActionTrigger) throws(EngineError) -> String {
    if let key = triggers.first(where: { $0.key == trigger })?.value { return key }
    let known = triggers.map(\.key.rawValue).joined(separator: ", ")
    throw .unsupported("\(noun) does nothing for \(trigger.rawValue), only for \(known)")
  }

  private var noun: String {
    switch self {
    case .annotation: "an annotation"
    case .page: "a page"
    case .field: "a field's value"
    case .document: "the document"
    }
  }
}
