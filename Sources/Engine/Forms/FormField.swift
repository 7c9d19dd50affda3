// SPDX-License-Identifier: AGPL-3.0-or-later

/// A field of an interactive form (ISO 32000-2, 12.7.4).
public struct FormField: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, checkBox, radio, comboBox, listBox, button, signature
  }

  /// An option of a choice field.
  public struct Option: Hashable, Sendable {
    /// The value in the file.
    public var value: String
    /// The displayed text.
    public var title: String

    public init(_ value: String, _ title: String) {
      self.value = value
      self.title = title
    }
  }

  /// The partial names of the field and its ancestors, joined by periods.
  public var name: String
  public var kind: Kind
  public var flags: FieldFlags
  /// The display name: the alternative name (`TU`), or else the name.
  public var label: String
  /// The text; the values of the chosen options; the on state of a check box or radio button.
  public var value: [String]
  /// The default, in the form of ``value``; empty if there is none.
  public var defaultValue: [String] = []
  public var options: [Option]
  /// The maximum length of a text field's value, in characters.
  public var maxLength: Int?
  /// The alignment of text and choice fields.
  public var alignment = Annotation.TextAlignment.left
  /// The format that the field's scripts require, if any.
  public var format: FieldFormat?

  /// The displayed text of an option's value.
  public func title(of value: String) -> String {
    options.first { $0.value == value }?.title ?? value
  }
}

/// A widget: a field's place on a page.
public struct Widget: Hashable, Sendable {
  public var annotation: Annotation
  public var field: FormField
  /// The on value of this check box or radio button; `nil` for other kinds.
  public var onState: String?
  /// Whether a check box or radio button is on here.
  public var isOn: Bool
}
