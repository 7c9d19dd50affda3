// SPDX-License-Identifier: AGPL-3.0-or-later

/// A value that a field is given.
public enum FieldValue: Hashable, Sendable {
  case text(String)
  /// The options' values, or other text for an editable combo box.
  case choices([String])
  /// The state of a check box or of radio buttons that is on; `Off`: none is.
  case state(String)
  /// Whether the check box or radio button of a widget is on.
  case isOn(Bool)
}

/// A field with what it is to hold and to show.
public struct FieldSetting: Hashable, Sendable {
  /// The field's id: its full name where it has one.
  public var field: String
  public var value: FieldValue
  /// The text that appearances show instead of the value, because a script formats it.
  public var shown: String?
  /// The widget that was touched: of radio buttons with the same state that do not go in unison, that
  /// one alone goes on.
  public var widget: String?
  /// Whether it is of a password field: the edit log holds no more than that there was one.
  public var isSecret = false

  public init(_ field: String, _ value: FieldValue, shown: String? = nil, widget: String? = nil) {
    self.field = field
    self.value = value
    self.shown = shown
    self.widget = widget
  }
}

extension FieldValue {
  /// The value as ``FormField/value`` has it; `nil` of what depends on a widget.
  public var values: [String]? {
    switch self {
    case .text(let text): [text]
    case .choices(let values): values
    case .state(let state): state == "Off" ? [] : [state]
    case .isOn: nil
    }
  }
}
