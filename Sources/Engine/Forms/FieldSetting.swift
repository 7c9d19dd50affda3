// SPDX-License-Identifier: AGPL-3.0-or-later

/// A new value for a field.
public enum FieldValue: Hashable, Sendable {
  case text(String)
  /// The values of the options. An editable combo box can also have other text.
  case choices([String])
  /// Options, by index. ``PlacedField/settled(_:)`` makes ``choices(_:)`` of it.
  case options([Int])
  /// The state of a check box or of radio buttons; `Off`: none is on.
  case state(String)
  /// The state of one widget of a check box or radio button.
  case isOn(Bool)
}

/// A field with its new value and the text to show.
public struct FieldSetting: Hashable, Sendable {
  /// The field's id: its full name if it has one.
  public var field: String
  public var value: FieldValue
  /// The text that appearances show instead of the value. A script formats it.
  public var shown: String?
  /// The widget that was clicked: of radio buttons with the same state that are not in unison, only
  /// that one is turned on.
  public var widget: String?
  /// The options that the choices mean, by index; only needed if options have equal values.
  public var chosen: [Int] = []
  /// Whether the field is a password. The edit log then records only that a value was set.
  public var isSecret = false

  public init(_ field: String, _ value: FieldValue, shown: String? = nil, widget: String? = nil) {
    self.field = field
    self.value = value
    self.shown = shown
    self.widget = widget
  }
}

extension FieldValue {
  /// The value in the form of ``FormField/value``; `nil` if it depends on a widget.
  public var values: [String]? {
    switch self {
    case .text(let text): [text]
    case .choices(let values): values
    case .state(let state): state == "Off" ? [] : [state]
    case .isOn, .options: nil
    }
  }
}
