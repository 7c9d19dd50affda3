// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A field to be made, with one place.
public struct NewField: Hashable, Sendable {
  /// The id of the widget.
  public var widgetID: String
  public var kind: FormField.Kind
  /// The full name, whose parts are joined by points. Radio buttons of one name are one field.
  public var name: String
  public var pageIndex: Int
  /// In page space.
  public var rect: Rect
  public var flags: FieldFlags = []
  public var label: String?
  public var value: [String] = []
  public var defaultValue: [String] = []
  public var options: [FormField.Option] = []
  public var maxLength: Int?
  /// A size of 0: as large as fits.
  public var text = Annotation.TextStyle()
  public var fill: Color?
  public var border: Color?
  public var borderWidth = 1.0
  /// For a check box or radio button: its value where it is on here.
  public var state = "Yes"
  /// For a check box or radio button.
  public var sign: ButtonSymbol?
  /// For a button.
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

/// Changes to a field; what is `nil` stays.
public struct FieldChanges: Hashable, Sendable {
  /// The full name; the fields that it lies among stay where they are, so that only the last part may
  /// be another.
  public var name: String?
  /// Those that are set, and no others.
  public var flags: FieldFlags?
  public var label: String?
  public var defaultValue: [String]?
  public var options: [FormField.Option]?
  /// `.some(nil)`: no limit.
  public var maxLength: Int??
  public var alignment: Annotation.TextAlignment?
  /// How its places look.
  public var look = FieldLookChanges()

  public init() {}
}
