// SPDX-License-Identifier: AGPL-3.0-or-later

/// A field of an interactive form (ISO 32000-2, 12.7.4).
public struct FormField: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, checkBox, radio, comboBox, listBox, button, signature
  }

  /// Something that a choice field offers.
  public struct Option: Hashable, Sendable {
    /// The value in the file.
    public var value: String
    /// The text that people read.
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
  /// The label for people: the alternative name (`TU`), or else the name.
  public var label: String
  /// The text; the values of the chosen options; the state of a check box or radio button that is on.
  public var value: [String]
  /// As ``value``; empty where there is none.
  public var defaultValue: [String] = []
  public var options: [Option]
  /// The greatest length of a text field's value, in characters.
  public var maxLength: Int?
  /// How text is set, of text and choice fields.
  public var alignment = Annotation.TextAlignment.left
  /// The format that the field's scripts require, if they do.
  public var format: FieldFormat?

  /// The value as people read it, one item a line.
  public var shownValue: String {
    value.map(title(of:)).joined(separator: "\n")
  }

  /// The text that people read for an option's value.
  func title(of value: String) -> String { options.first { $0.value == value }?.title ?? value }
}

/// A place of a field on a page.
public struct Widget: Hashable, Sendable {
  public var annotation: Annotation
  public var field: FormField
  /// The value when this check box or radio button is on; `nil` for other kinds.
  public var onState: String?
  /// Whether a check box or radio button is on here.
  public var isOn: Bool
}
