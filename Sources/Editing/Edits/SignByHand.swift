// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Draws a handwritten signature in a signature field, or clears it. It is no digital signature.
public struct SignByHand: Edit, LogObject {
  public var widgetID: String
  public var pageIndex: Int
  /// The field's name, for the history.
  public var field: String
  public var drawing: HandDrawing?

  public static let kind = "signByHand"
  public static let logged = LogMembers<Self>(
    .required("id", \.widgetID), .required("pageIndex", \.pageIndex), .required("field", \.field),
    .defaulted("drawing", \.drawing, nil),
    make: Self.init(widgetID:pageIndex:field:drawing:))
  public var name: String { drawing == nil ? "Clear \(field)" : "Sign \(field)" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.signByHand }

  public var touches: [AnnotationTouch] { [.signByHand, .changeField(field)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let page = try engine(document.page(pageIndex))
    let widget = try engine(page.widget(widgetID))
    guard let widget else {
      throw .engine(.notFound(what: "field", "There is no field \(widgetID) on page \(pageIndex)."))
    }
    try page.requireSignable(widget)
    var effect = EditEffect()
    try effect.change(widgetID, on: page, page.showSignature(drawing, in: widgetID))
    return effect
  }
}

extension Page {
  /// - Throws: ``EditError/notPermitted(by:_:)`` if the field is locked, read-only or signed digitally;
  ///   ``EditError/engine(_:)`` if it is not a signature field.
  public func requireSignable(_ widget: Widget) throws(EditError) {
    let name = widget.field.name
    let state = try engine(signatureState(of: widget.annotation.id))
    guard let state else {
      throw .engine(.unsupported("the field \(name) is not a signature field"))
    }
    guard widget.annotation.flags.isDisjoint(with: [.locked, .lockedContents]),
      !widget.field.flags.contains(.readOnly)
    else {
      throw .notPermitted(
        by: "fieldFlags", "The field \(name) is locked: the form does not allow signing it.")
    }
    guard state != .digital else {
      throw .notPermitted(
        by: "signature", "The field \(name) is digitally signed and cannot be changed.")
    }
  }
}

extension SignByHand {
  public init(_ widget: Widget, _ drawing: HandDrawing?) {
    self.init(
      widgetID: widget.annotation.id, pageIndex: widget.annotation.pageIndex,
      field: widget.field.name, drawing: drawing)
  }
}

extension HandDrawing: LogObject {
  public static let logged = LogMembers<Self>(
    .nullable("picture", \.picture), .required("color", \.color), .required("width", \.width),
    make: Self.init(_:color:width:))
}
