// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Sets or removes the action for a trigger. Its owner is an annotation, a field, a page or the
/// document.
public struct SetAction: Edit {
  public var owner: ActionOwner
  public var trigger: ActionTrigger
  public var action: Action?
  /// The annotation's page and type, if the owner is an annotation.
  private(set) var pageIndex = 0
  private var type = AnnotationType.unknown

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
    case .field(let id): [.changeForm, .changeField(id)]
    case .page, .document: []
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    func set() throws(EngineError) { try document.setAction(action, for: trigger, of: owner) }
    if case .annotation(let id) = owner {
      let page = try engine(document.page(pageIndex))
      try effect.change(id, on: page, set())
    } else {
      try engine(set())
    }
    if case .field(let id) = owner { effect.fields = [id] }
    return effect
  }
}

extension SetAction {
  /// - Throws: ``EditError/engine(_:)`` if the annotation does not exist.
  public init(
    _ action: Action?, for trigger: ActionTrigger, of owner: ActionOwner, in document: Document
  ) throws(EditError) {
    self.init(owner: owner, trigger: trigger, action: action)
    guard case .annotation(let id) = owner else { return }
    let page = try engine(document.pageOfAnnotation(id))
    pageIndex = page.index
    type = try engine(page.annotation(id)?.type) ?? .unknown
  }
}

extension SetAction: ReferringEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    if case .annotation(let id) = owner { pageIndex = try page(id, pageIndex) }
  }
}

extension SetAction: LogObject {
  public static let logged = LogMembers<Self>(
    .required("kind", \.owner.logged.kind), .required("owner", \.owner.logged.value),
    .required("trigger", \.trigger.rawValue), .nullable("action", \.action),
    .required("pageIndex", \.pageIndex), .required("type", \.type.rawValue)
  ) { (kind, owner, trigger, action, pageIndex, type) throws(EditError) in
    let owner = try ActionOwner(kind, logged: owner)
    guard let trigger = ActionTrigger(rawValue: trigger) else {
      throw .unreadable("It has an action for an unknown trigger.")
    }
    return SetAction(
      owner: owner, trigger: trigger, action: action, pageIndex: pageIndex,
      type: AnnotationType(rawValue: type) ?? .unknown)
  }
}

extension ActionOwner {
  fileprivate var logged: (kind: String, value: JSONTree) {
    switch self {
    case .annotation(let id): ("annotation", id.encoded)
    case .field(let id): ("field", id.encoded)
    case .page(let index): ("page", index.encoded)
    case .document: ("document", .null)
    }
  }

  fileprivate init(_ kind: String, logged value: JSONTree) throws(EditError) {
    switch kind {
    case "annotation": self = .annotation(try String(encoded: value))
    case "field": self = .field(try String(encoded: value))
    case "page": self = .page(try Int(encoded: value))
    case "document": self = .document
    default: throw .unreadable("It has an action for an unknown owner.")
    }
  }
}
