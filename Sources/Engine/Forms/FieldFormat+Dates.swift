// SPDX-License-Identifier: AGPL-3.0-or-later

extension FieldFormat {
  /// Whether a text can be a value of a field with this format, judged without running the field's
  /// scripts. A date must exist in the calendar; its parts can be in any order. Other formats accept
  /// every text.
  public func takes(_ text: String) -> Bool {
    guard kind == .date, let pattern, !text.allSatisfy(\.isWhitespace) else { return true }
    let wanted = Set(pattern.filter { "dmy".contains($0) })
    var parts = FieldFormat.parts(of: text)
    let months = parts.filter(\.isMonth)
    guard months.count <= 1, parts.contains(where: { !$0.isMonth }) else { return false }
    // The field's script decides about digits without separators, such as 20240131.
    if parts.count == 1, parts[0].number > 9999 { return true }
    // The time follows the date.
    parts = Array(parts.prefix(3))
    guard parts.count >= min(wanted.count, 2) else { return false }
    return FieldFormat.orders(parts.count).contains { order in
      var date = (day: 1, month: 1, year: 2000)
      for (sign, part) in zip(order, parts) {
        guard !part.isMonth || sign == "m" else { return false }
        switch sign {
        case "d": date.day = part.number
        case "m": date.month = part.number
        default: date.year = part.number
        }
      }
      return CivilTime.isDate(date.day, date.month, date.year)
    }
  }

  struct Part {
    var number: Int
    /// Whether the part was written as a month's name.
    var isMonth: Bool
  }

  /// The numbers and months of a text, in order.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      // Digits of any script count, and letters may follow them, as in `1st`.
      let digits = word.prefix { $0.wholeNumberValue != nil }.prefix(9)
      if !digits.isEmpty {
        let number = digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) % 10 }
        parts.append(Part(number: number, isMonth: false))
      } else if let month = months.firstIndex(where: { word.lowercased().hasPrefix($0) }) {
        parts.append(Part(number: month + 1, isMonth: true))
      }
    }
    return parts
  }

  private static func orders(_ count: Int) -> [[Character]] {
    switch count {
    case 1: [["d"], ["m"], ["y"]]
    case 2: [["m", "d"], ["d", "m"], ["m", "y"], ["y", "m"]]
    default: [["d", "m", "y"], ["m", "d", "y"], ["y", "m", "d"], ["y", "d", "m"]]
    }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
