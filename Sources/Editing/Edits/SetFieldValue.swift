// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Fills in a form field. No script of the document's runs.
public struct SetFieldValue: Edit {
  /// The id of a widget of the field, and its page.
  public var widgetID: String
  public var pageIndex: Int
  /// The field's name, for the history.
  public var field: String
  public var value: FieldValue

  public init(_ widget: Widget, _ value: FieldValue) {
    self.init(widget.annotation.id, widget.annotation.pageIndex, widget.field.name, value)
  }

  private init(_ widgetID: String, _ pageIndex: Int, _ field: String, _ value: FieldValue) {
    (self.widgetID, self.pageIndex) = (widgetID, pageIndex)
    (self.field, self.value) = (field, value)
  }

  public static let kind = "setFieldValue"
  public var name: String { field.isEmpty ? "Fill in field" : "Fill in \(field)" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.fillForms }

  public var touches: [AnnotationTouch] { [.fillForms] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let widget = try engine { () throws(EngineError) in
      try document.page(pageIndex).widget(widgetID)
    }
    guard let widget else {
      throw .engine(
        .notFound(what: "field", "There is no field \(widgetID) on page \(pageIndex)."))
    }
    try widget.requireFillable()
    let touched = try engine { () throws(EngineError) in
      try document.page(pageIndex).fill(widget: widgetID, value)
    }
    var effect = EditEffect()
    for (page, ids) in touched.sorted(by: { $0.key < $1.key }) {
      effect.pages.insert(page)
      effect.changed += ids
    }
    return effect
  }
}

extension Widget {
  /// - Throws: ``EditError/notPermitted(by:_:)`` where the field's flag, or its widget's for contents,
  ///   forbids to fill it in (ISO 32000-2, tables 167 and 227; a widget's own `ReadOnly` and `Locked`
  ///   say nothing of its value).
  public func requireFillable() throws(EditError) {
    guard !field.flags.contains(.readOnly), !annotation.flags.contains(.lockedContents) else {
      throw .notPermitted(
        by: "fieldFlags",
        "The field \(field.name) is read-only: the form does not let it be filled in.")
    }
  }
}

extension SetFieldValue {
  public var encoded: JSONTree {
    let member: JSONTree.Member =
      switch value {
      case .text(let text): .init("text", text.encoded)
      case .choices(let choices): .init("choices", choices.encoded)
      case .isOn(let isOn): .init("isOn", isOn.encoded)
      }
    return .object([
      .init("id", widgetID.encoded), .init("pageIndex", pageIndex.encoded),
      .init("field", field.encoded), member,
    ])
  }

  public init(encoded: JSONTree) throws(EditError) {
    let value: FieldValue
    if let text = try encoded.decodeIfPresent("text", as: String.self) {
      value = .text(text)
    } else if let choices = try encoded.decodeIfPresent("choices", as: [String].self) {
      value = .choices(choices)
    } else {
      value = .isOn(try encoded.decode("isOn"))
    }
    self.init(
      try encoded.decode("id"), try encoded.decode("pageIndex"), try encoded.decode("field"), value)
  }
}
