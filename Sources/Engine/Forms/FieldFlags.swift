// SPDX-License-Identifier: AGPL-3.0-or-later

/// The flags of a field (ISO 32000-2, tables 227 to 233). Which bits have a meaning depends on the
/// kind of field.
public struct FieldFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let readOnly = FieldFlags(rawValue: 1)
  public static let required = FieldFlags(rawValue: 1 << 1)
  public static let noExport = FieldFlags(rawValue: 1 << 2)
  /// For a text field: it has several lines.
  public static let multiline = FieldFlags(rawValue: 1 << 12)
  /// For a text field: it is a password.
  public static let password = FieldFlags(rawValue: 1 << 13)
  /// For radio buttons: one of them is always on.
  public static let noToggleToOff = FieldFlags(rawValue: 1 << 14)
  /// For a button: it is a radio button.
  public static let radio = FieldFlags(rawValue: 1 << 15)
  /// For a button: it is a push button.
  public static let pushButton = FieldFlags(rawValue: 1 << 16)
  /// For a choice: it is a combo box.
  public static let combo = FieldFlags(rawValue: 1 << 17)
  /// For a combo box: other text can be entered.
  public static let editable = FieldFlags(rawValue: 1 << 18)
  /// For a choice: the options are in alphabetical order.
  public static let sort = FieldFlags(rawValue: 1 << 19)
  /// For a text field: it is the path of a file.
  public static let fileSelect = FieldFlags(rawValue: 1 << 20)
  /// For a list box: several options can be chosen.
  public static let multiSelect = FieldFlags(rawValue: 1 << 21)
  public static let doNotSpellCheck = FieldFlags(rawValue: 1 << 22)
  /// For a text field: it accepts no more text than fits.
  public static let doNotScroll = FieldFlags(rawValue: 1 << 23)
  /// For a text field with a maximum length: each character has a cell.
  public static let comb = FieldFlags(rawValue: 1 << 24)
  /// For radio buttons: buttons with the same state go on and off together.
  public static let inUnison = FieldFlags(rawValue: 1 << 25)
  /// For a text field: the same bit as `inUnison`.
  public static let richText = FieldFlags(rawValue: 1 << 25)
  /// For a choice: it is committed immediately.
  public static let commitOnSelectionChange = FieldFlags(rawValue: 1 << 26)

  /// The names of all meaningful flags. Each has the kinds of field that have it. Bits that determine
  /// the kind are not included.
  private static let names: [(name: String, flag: FieldFlags, kinds: Set<FormField.Kind>)] = {
    let all = Set(FormField.Kind.allCases)
    return [
      ("readOnly", .readOnly, all), ("required", .required, all), ("noExport", .noExport, all),
      ("multiline", .multiline, [.text]), ("password", .password, [.text]),
      ("fileSelect", .fileSelect, [.text]), ("comb", .comb, [.text]),
      ("richText", .richText, [.text]), ("doNotScroll", .doNotScroll, [.text]),
      ("doNotSpellCheck", .doNotSpellCheck, [.text, .comboBox]),
      ("noToggleToOff", .noToggleToOff, [.radio]), ("inUnison", .inUnison, [.radio]),
      ("editable", .editable, [.comboBox]), ("sort", .sort, [.comboBox, .listBox]),
      ("multiSelect", .multiSelect, [.listBox]),
      ("commitOnSelectionChange", .commitOnSelectionChange, [.comboBox, .listBox]),
    ]
  }()

  public static let allNames = names.map(\.name)

  /// The names of set flags that apply to a kind of field.
  public func names(of kind: FormField.Kind) -> [String] {
    FieldFlags.names.filter { contains($0.flag) && $0.kinds.contains(kind) }.map(\.name)
  }

  /// The flag with a name; `nil` if it does not apply to the kind of field.
  public static func named(_ name: String, of kind: FormField.Kind) -> FieldFlags? {
    names.first { $0.name == name && $0.kinds.contains(kind) }?.flag
  }
}
