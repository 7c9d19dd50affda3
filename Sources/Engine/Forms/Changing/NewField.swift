// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// A field to create, with one widget.
public struct NewField: Hashable, Sendable {
  public var widgetID: String
  public var kind: FormField.Kind
  /// The full name, with parts joined by periods. Radio buttons with the same name form one field.
  public var name: String
  public var pageIndex: Int
  /// The rectangle in page space.
  public var rect: Rect
  public var flags: FieldFlags = []
  public var label: String?
  public var value: [String] = []
  public var defaultValue: [String] = []
  public var options: [FormField.Option] = []
  public var maxLength: Int?
  /// The text style. A size of 0 makes the text as large as it fits.
  public var text = Annotation.TextStyle()
  public var fill: Color?
  public var border: Color?
  /// The width of the border, in points.
  public var borderWidth = 1.0
  /// For a check box or radio button: the value when it is on.
  public var state = "Yes"
  /// The mark of a check box or radio button.
  public var sign: ButtonSymbol?
  /// The caption of a button.
  public var caption: String?
  /// The action of a button.
  public var action: Action?

  public init(
    _ kind: FormField.Kind, named name: String, widgetID: String, onPage pageIndex: Int,
    _ rect: Rect
  ) {
    self.kind = kind
    self.name = name
    self.widgetID = widgetID
    self.pageIndex = pageIndex
    self.rect = rect
  }
}

/// Members of a new field. Two groups have wire forms of their own: those that depend on the kind of
/// field, and the look, which a change of a field also has.
extension NewField: DeclaredValue {
  public static let blank = NewField(
    .text, named: "", widgetID: "", onPage: 0, Rect(0, 0, 0, 0))

  public static let members: [Member<Self>] = [
    .init("widgetID", \.widgetID, "", .never, logged: .required),
    .init("type", \.kind, "The type of the field.", .required, logged: .never),
    .init("kind", \.kind, "", .never, logged: .required),
    .init(
      "name", \.name, "The full name, which must be new; by default one like `Text 1`.",
      logged: .required),
    .init(
      "pageIndex", \.pageIndex, "The page of the widget, from 0.", in: 0 ... .infinity, .required,
      logged: .required),
    .init(
      "rect", \.rect, "The rectangle of the widget, in page space.", .required, logged: .required),
    .init("flags", \.flags, "", .never),
    .init("label", \.label, "The label for people."),
    .init("value", \.value, "", .never), .init("defaultValue", \.defaultValue, "", .never),
    .init("options", \.options, "", .never),
    .init(
      "maxLength", \.maxLength, "For text fields: the maximum number of characters.",
      in: 0...100_000),
    .init("align", \.text.alignment, "The alignment of the text.", .defaulted, logged: .never),
    .init("text", \.text, "", .never), .init("fill", \.fill, "", .never),
    .init("border", \.border, "", .never), .init("borderWidth", \.borderWidth, "", .never),
    .init("state", \.state, "", .never), .init("sign", \.sign, "", .never),
    .init("caption", \.caption, "", .never), .init("action", \.action, "", .never),
  ]
}

/// Changes to a field; `nil` leaves a property unchanged.
public struct FieldChanges: Hashable, Sendable {
  /// The full name. The ancestors stay, so only the last part may change.
  public var name: String?
  /// All flags that will be set; the others are cleared.
  public var flags: FieldFlags?
  public var label: String?
  public var defaultValue: [String]?
  public var options: [FormField.Option]?
  /// The limit of the length in characters; `.some(nil)`: none.
  public var maxLength: Int??
  public var alignment: Annotation.TextAlignment?
  /// Changes to the look of its widgets.
  public var look = FieldLookChanges()

  public init() {}
}
