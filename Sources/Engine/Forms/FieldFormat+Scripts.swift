// SPDX-License-Identifier: AGPL-3.0-or-later

extension FieldFormat {
  /// Acrobat's pairs of separators (between thousands, before decimals), in Acrobat's numbering, each
  /// with a sample number.
  public static let separatorSamples = ["1,234.56", "1234.56", "1.234,56", "1234,56", "1'234.56"]

  /// The index in ``separatorSamples`` of the format's separators; `nil` if there is none.
  public var separatorStyle: Int? {
    get {
      guard let separators else { return nil }
      return FieldFormat.separatorSamples.indices.first { Separators(style: $0) == separators }
    }
    set { separators = newValue.flatMap(Separators.init) }
  }

  /// The calls of Acrobat's functions that format the value and check typed text. A mask of `special`
  /// only checks typed text.
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
