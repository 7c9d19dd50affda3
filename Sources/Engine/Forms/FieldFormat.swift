// SPDX-License-Identifier: AGPL-3.0-or-later

/// The format that a field's scripts require for its value. It is read from their calls of Acrobat's
/// functions. The scripts are not run.
public struct FieldFormat: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case number, percent, date, time
    /// A postal code, a telephone or social security number, or another mask.
    case special
  }

  public var kind: Kind
  /// For dates and times: such as `yyyy-mm-dd`, `h:MM tt`. For `special`, a mask: `9` is a digit, `A`
  /// a letter, `O` either and `X` anything.
  public var pattern: String?
  /// For numbers and percentages: the number of decimals.
  public var decimals: Int?
  /// For numbers and percentages: the characters between thousands and before decimals.
  public var separators: Separators?
  /// For numbers: the currency symbol.
  public var currency: String?
  public var isCurrencyInFront = false
  /// For numbers and percentages: the least and the greatest value that the field's script accepts.
  public private(set) var minimum: Double?
  public private(set) var maximum: Double?
  /// Whether the scripts only call the functions of the format. Other scripts may accept more values.
  private(set) var isWhole = true

  /// The characters of a separator style.
  public struct Separators: Hashable, Sendable {
    /// The separator between thousands; may be empty.
    public var thousands: String
    public var decimal: String

    private static let styles = [(",", "."), ("", "."), (".", ","), ("", ","), ("'", ".")]

    init?(style: Int) {
      guard Separators.styles.indices.contains(style) else { return nil }
      (thousands, decimal) = Separators.styles[style]
    }
  }

  public init(_ kind: Kind) { self.kind = kind }

  /// Reads the bounds from the validation script, if it calls `AFRange_Validate`.
  mutating func readBounds(of script: String) {
    guard kind == .number || kind == .percent, let call = ScriptCall(in: script),
      call.name == "AFRange_Validate"
    else { return }
    if call.flag(0) == true { minimum = call.amount(1) }
    if call.flag(2) == true { maximum = call.amount(3) }
  }

  /// Reads the scripts, the format script first; `nil` if none of them calls a known function.
  init?(scripts: [String]) {
    for script in scripts {
      guard let call = ScriptCall(in: script), let format = FieldFormat(call) else { continue }
      self = format
      isWhole = scripts.allSatisfy(ScriptCall.isAll)
      return
    }
    return nil
  }

  private init?(_ call: ScriptCall) {
    let style = call.number(1).flatMap(Separators.init)
    switch call.name {
    case "AFNumber_Format", "AFNumber_Keystroke":
      kind = .number
      decimals = call.number(0)
      separators = style
      currency = call.text(4).flatMap { $0.isEmpty ? nil : $0 }
      isCurrencyInFront = call.flag(5) ?? false
    case "AFPercent_Format", "AFPercent_Keystroke":
      kind = .percent
      decimals = call.number(0)
      separators = style
    case "AFDate_FormatEx", "AFDate_KeystrokeEx", "AFDate_Format", "AFDate_Keystroke":
      kind = .date
      pattern = call.text(0) ?? call.number(0).flatMap { FieldFormat.dates[at: $0] }
    case "AFTime_FormatEx", "AFTime_Format", "AFTime_Keystroke":
      kind = .time
      pattern = call.text(0) ?? call.number(0).flatMap { FieldFormat.times[at: $0] }
    case "AFSpecial_Format", "AFSpecial_Keystroke", "AFSpecial_KeystrokeEx":
      kind = .special
      pattern = call.text(0) ?? call.number(0).flatMap { FieldFormat.masks[at: $0] }
    default: return nil
    }
  }

  /// Acrobat's date formats, in Acrobat's numbering.
  private static let dates = [
    "m/d", "m/d/yy", "mm/dd/yy", "mm/yy", "d-mmm", "d-mmm-yy", "dd-mmm-yy", "yy-mm-dd", "mmm-yy",
    "mmmm-yy", "mmm d, yyyy", "mmmm d, yyyy", "m/d/yy h:MM tt", "m/d/yy HH:MM",
  ]
  static let times = ["HH:MM", "h:MM tt", "HH:MM:ss", "h:MM:ss tt"]
  static let masks = ["99999", "99999-9999", "(999) 999-9999", "999-99-9999"]
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension FieldFormat {
  /// A sample number for each of Acrobat's pairs of separators. The pairs are in Acrobat's numbering;
  /// the first separator is between thousands, the second before decimals.
  public static let separatorSamples = ["1,234.56", "1234.56", "1.234,56", "1234,56", "1'234.56"]

  /// The index in ``separatorSamples`` of the format's separators; `nil` if there is none.
  public var separatorStyle: Int? {
    get {
      guard let separators else { return nil }
      return FieldFormat.separatorSamples.indices.first { Separators(style: $0) == separators }
    }
    set { separators = newValue.flatMap(Separators.init) }
  }

  /// The calls of Acrobat's functions for this format. They format the value and check typed text. A
  /// mask of `special` only checks typed text.
  public var scripts: (format: String?, keystroke: String) {
    let style = separatorStyle ?? 0
    switch kind {
    case .number:
      let currency = ScriptToken.quoted(currency ?? "")
      let list = "(\(decimals ?? 2), \(style), 0, 0, \(currency), \(isCurrencyInFront));"
      return ("AFNumber_Format\(list)", "AFNumber_Keystroke\(list)")
    case .percent:
      let list = "(\(decimals ?? 2), \(style));"
      return ("AFPercent_Format\(list)", "AFPercent_Keystroke\(list)")
    case .date:
      let list = "(\(ScriptToken.quoted(pattern ?? "yyyy-mm-dd")));"
      return ("AFDate_FormatEx\(list)", "AFDate_KeystrokeEx\(list)")
    case .time:
      let pattern = pattern ?? FieldFormat.times[0]
      let number = FieldFormat.times.firstIndex(of: pattern) ?? 0
      return ("AFTime_FormatEx(\(ScriptToken.quoted(pattern)));", "AFTime_Keystroke(\(number));")
    case .special:
      let pattern = pattern ?? FieldFormat.masks[0]
      guard let number = FieldFormat.masks.firstIndex(of: pattern) else {
        return (nil, "AFSpecial_KeystrokeEx(\(ScriptToken.quoted(pattern)));")
      }
      return ("AFSpecial_Format(\(number));", "AFSpecial_Keystroke(\(number));")
    }
  }
}
