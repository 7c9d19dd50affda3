// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Sets or removes the action of an annotation, a field, a page or the document for a trigger.
public struct SetAction: Edit {
  public var owner: ActionOwner
  public var trigger: ActionTrigger
  public var action: Action?
  /// The annotation's page and type, if the owner is an annotation.
  private var pageIndex = 0
  private var type = AnnotationType.unknown

  /// - Throws: ``EditError/engine(_:)`` if the annotation does not exist.
  public init(
    _ action: Action?, for trigger: ActionTrigger, of owner: ActionOwner, in document: Document
  ) throws(EditError) {
    (self.owner, self.trigger, self.action) = (owner, trigger, action)
    guard case .annotation(let id) = owner else { return }
    let page = try engine(document.pageOfAnnotation(id))
    pageIndex = page.index
    type = try engine(page.annotation(id)?.type) ?? .unknown
  }

  public static let kind = "setAction"
  public var name: String { action == nil ? "Remove action" : "Set action" }

  public var permission: KeyPath<Permissions, Bool> & Sendable { permissions[0] }

  /// Forms need both permissions (ISO 32000-2, table 22, bit 6).
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] {
    switch owner {
    case .annotation: type == .widget ? [\.annotate, \.modify] : [\.annotate]
    case .field: [\.annotate, \.modify]
    case .page, .document: [\.modify]
    }
  }

  public var touches: [AnnotationTouch] {
    switch owner {
    case .annotation(let id):
      [.change(Annotation(id: id, type: type, pageIndex: pageIndex, rect: Rect(0, 0, 0, 0)))]
    case .field: [.create(.widget)]
    case .page, .document: []
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    func set() throws(EngineError) { try document.setAction(action, for: trigger, of: owner) }
    if case .annotation(let id) = owner {
      let page = try engine(document.page(pageIndex))
      try effect.change(id, on: page, set)
    } else {
      try engine(set())
    }
    if case .field(let id) = owner { effect.fields = [id] }
    return effect
  }
}

extension SetAction {
  public var encoded: JSONTree {
    let (kind, value): (String, JSONTree) =
      switch owner {
      case .annotation(let id): ("annotation", id.encoded)
      case .field(let id): ("field", id.encoded)
      case .page(let index): ("page", index.encoded)
      case .document: ("document", .null)
      }
    return [
      "kind": kind.encoded, "owner": value, "trigger": trigger.rawValue.encoded,
      "action": action.encoded, "pageIndex": pageIndex.encoded, "type": type.rawValue.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    switch try encoded.decode("kind", as: String.self) {
    case "annotation": owner = .annotation(try encoded.decode("owner"))
    case "field": owner = .field(try encoded.decode("owner"))
    case "page": owner = .page(try encoded.decode("owner"))
    case "document": owner = .document
    default: throw .unreadable("It has an action for an unknown owner.")
    }
    guard let trigger = ActionTrigger(rawValue: try encoded.decode("trigger")) else {
      throw .unreadable("It has an action for an unknown trigger.")
    }
    self.trigger = trigger
    action = try encoded.decodeIfPresent("action")
    pageIndex = try encoded.decode("pageIndex")
    type = AnnotationType(rawValue: try encoded.decode("type")) ?? .unknown
  }
}
