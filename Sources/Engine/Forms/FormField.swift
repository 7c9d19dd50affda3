// SPDX-License-Identifier: AGPL-3.0-or-later

/// A field of an interactive form (ISO 32000-2, 12.7.4).
public struct FormField: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, checkBox, radio, comboBox, listBox, button, signature
  }

  /// Something that a choice field offers.
  public struct Option: Hashable, Sendable {
    /// What stands in the file for it.
    public var value: String
    /// What people read.
    public var title: String

    public init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }

  /// The partial names of the field and its ancestors, joined by points.
  public var name: String
  public var kind: Kind
  public var flags: FieldFlags
  /// What people call it: the alternative name (`TU`), or else the name.
  public var label: String
  /// The text; the values of the chosen options; the state of a check box or radio button that is on.
  public var value: [String]
  public var options: [Option]
  /// In characters, of a text field.
  public var maxLength: Int?

  /// What people read of the value, on a line each.
  public var shownValue: String {
    value.map(title(of:)).joined(separator: "\n")
  }

  /// What people read for an option's value.
  func title(of value: String) -> String { options.first { $0.value == value }?.title ?? value }
}

/// The flags of a field (ISO 32000-2, tables 227 to 233). Which bits mean something depends on its
/// kind.
public struct FieldFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let readOnly = FieldFlags(rawValue: 1)
  public static let required = FieldFlags(rawValue: 1 << 1)
  /// Of a text field.
  public static let multiline = FieldFlags(rawValue: 1 << 12)
  /// Of a text field.
  public static let password = FieldFlags(rawValue: 1 << 13)
  /// Of radio buttons: one of them is on at all times.
  public static let noToggleToOff = FieldFlags(rawValue: 1 << 14)
  /// Of a button.
  public static let radio = FieldFlags(rawValue: 1 << 15)
  /// Of a button.
  public static let pushButton = FieldFlags(rawValue: 1 << 16)
  /// Of a choice.
  public static let combo = FieldFlags(rawValue: 1 << 17)
  /// Of a combo box: other text can be entered.
  public static let editable = FieldFlags(rawValue: 1 << 18)
  /// Of a list box.
  public static let multiSelect = FieldFlags(rawValue: 1 << 21)
  /// Of radio buttons: those with the same state go on and off together.
  public static let inUnison = FieldFlags(rawValue: 1 << 25)
}

/// A place of a field on a page.
public struct Widget: Hashable, Sendable {
  public var annotation: Annotation
  public var field: FormField
  /// What the value is where a check box or radio button is on here; `nil` of other kinds.
  public var onState: String?
  /// Whether a check box or radio button is on here.
  public var isOn: Bool
}
