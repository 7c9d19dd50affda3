// SPDX-License-Identifier: AGPL-3.0-or-later

/// The flags of a field (ISO 32000-2, tables 227 to 233). Which bits mean something depends on its
/// kind.
public struct FieldFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let readOnly = FieldFlags(rawValue: 1)
  public static let required = FieldFlags(rawValue: 1 << 1)
  public static let noExport = FieldFlags(rawValue: 1 << 2)
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
  /// Of a choice: the options are in alphabetical order.
  public static let sort = FieldFlags(rawValue: 1 << 19)
  /// Of a text field: it is the path of a file.
  public static let fileSelect = FieldFlags(rawValue: 1 << 20)
  /// Of a list box.
  public static let multiSelect = FieldFlags(rawValue: 1 << 21)
  public static let doNotSpellCheck = FieldFlags(rawValue: 1 << 22)
  /// Of a text field: it takes no more than fits.
  public static let doNotScroll = FieldFlags(rawValue: 1 << 23)
  /// Of a text field with a longest length: a cell for each character.
  public static let comb = FieldFlags(rawValue: 1 << 24)
  /// Of radio buttons: those with the same state go on and off together.
  public static let inUnison = FieldFlags(rawValue: 1 << 25)
  /// Of a text field: the same bit as `inUnison`.
  public static let richText = FieldFlags(rawValue: 1 << 25)
  /// Of a choice: it is committed as soon as it is made.
  public static let commitOnSelectionChange = FieldFlags(rawValue: 1 << 26)

  /// Names of those that mean something, of which kinds; none of the bits that make the kind.
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

  /// The names of all flags.
  public static let allNames = names.map(\.name)

  /// The names of those that are set, as far as they mean something of a kind.
  public func names(of kind: FormField.Kind) -> [String] {
    FieldFlags.names.filter { contains($0.flag) && $0.kinds.contains(kind) }.map(\.name)
  }

  /// The flag of a name; `nil` where it means nothing of a kind.
  public static func named(_ name: String, of kind: FormField.Kind) -> FieldFlags? {
    names.first { $0.name == name && $0.kinds.contains(kind) }?.flag
  }
}
