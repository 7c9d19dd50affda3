// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Formats and parses dates in the format of a field.
extension FieldFormat {
  /// Whether the format can represent a date: it has a day, a month and a year.
  public var takesCalendarDate: Bool {
    guard kind == .date else { return false }
    let letters = Set(fields.compactMap(\.letter))
    return letters.isSuperset(of: ["d", "m", "y"])
  }

  /// Whether the format of a date has a time of day.
  public var hasTimeOfDay: Bool {
    kind == .date && fields.contains { $0.letter == "H" || $0.letter == "h" }
  }

  /// Formats a date. A missing time of day counts as midnight.
  ///
  /// - Returns: `nil` if the format lacks the day, the month or the year.
  public func text(of time: CalendarTime) -> String? {
    guard takesCalendarDate else { return nil }
    return fields.map { FieldFormat.text(of: $0, in: time) }.joined()
  }

  /// The date that a text in this format represents; `nil` if there is none.
  public func date(of text: String) -> CalendarTime? {
    guard takesCalendarDate else { return nil }
    // Weekday names are ignored in a text: only months are recognised.
    let order = fields.filter { $0.letter.map("dmy".contains) == true && !$0.isWeekday }
    let parts = FieldFormat.parts(of: spaced(text))
    guard parts.count >= order.count else { return nil }
    var (day, month, year) = (0, 0, 0)
    for (field, part) in zip(order, parts) {
      guard !part.isMonth || field.letter == "m" else { return nil }
      switch field.letter {
      case "d": day = part.number
      case "m": month = part.number
      default: year = FieldFormat.fullYear(part.number, digits: field.count)
      }
    }
    guard var date = CalendarTime(year: year, month: month, day: day) else { return nil }
    if hasTimeOfDay {
      guard let clock = clock(of: text, Array(parts.dropFirst(order.count))) else { return nil }
      date.clock = clock
    }
    return date
  }

  /// The time of day in the parts after a date.
  private func clock(of text: String, _ parts: [Part]) -> CalendarTime.Clock? {
    let order = fields.filter { $0.letter.map("HhMs".contains) == true }
    guard parts.count >= order.count, parts.allSatisfy({ !$0.isMonth }) else { return nil }
    var clock = CalendarTime.Clock()
    for (field, part) in zip(order, parts) {
      switch field.letter {
      case "H", "h": clock.hour = part.number
      case "M": clock.minute = part.number
      default: clock.second = part.number
      }
    }
    if order.contains(where: { $0.letter == "h" }) {
      guard (1...12).contains(clock.hour) else { return nil }
      clock.hour = clock.hour % 12 + (text.lowercased().contains("p") ? 12 : 0)
    }
    guard clock.hour < 24, clock.minute < 60, clock.second < 60 else { return nil }
    return clock
  }

  /// The full year. A two-digit year is in 1950…2049, as in Acrobat: 50 and later mean 1950 and later.
  private static func fullYear(_ year: Int, digits: Int) -> Int {
    guard digits <= 2, year < 100 else { return year }
    return year < 50 ? 2000 + year : 1900 + year
  }

  /// A part of a pattern: a run of one of Acrobat's letters, or other text.
  private struct Run {
    /// `nil` for other text.
    var letter: Character?
    var count: Int
    var other = ""

    /// Three or four `d` stand for the name of the weekday.
    var isWeekday: Bool { letter == "d" && count > 2 }

    /// How many digits it takes beside another number; `nil` if it is no number.
    var digits: Int? {
      switch letter {
      case "y": count > 2 ? 4 : 2
      case "d", "m": count > 2 ? nil : 2
      case "H", "h", "M", "s": 2
      default: nil
      }
    }
  }

  private var fields: [Run] {
    var rest = (pattern ?? "")[...]
    var fields: [Run] = []
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      let isLetter = "dmyHhMst".contains(letter)
      fields.append(
        Run(letter: isLetter ? letter : nil, count: run.count, other: isLetter ? "" : String(run)))
    }
    return fields
  }

  /// A text with spaces between numbers that the format writes without separators. `yyyymmdd` is such a
  /// format.
  private func spaced(_ text: String) -> String {
    var groups = fields.split { $0.digits == nil }.map { $0.compactMap(\.digits) }[...]
    guard groups.contains(where: { $0.count > 1 }) else { return text }
    var spaced = ""
    var rest = text[...]
    while let sign = rest.first {
      var digits = rest.prefix { $0.wholeNumberValue != nil }
      rest = rest.dropFirst(max(digits.count, 1))
      guard !digits.isEmpty else {
        spaced.append(sign)
        continue
      }
      let widths = groups.popFirst() ?? []
      if digits.count == widths.reduce(0, +) {
        for width in widths.dropLast() {
          spaced += digits.prefix(width) + " "
          digits = digits.dropFirst(width)
        }
      }
      spaced += digits
    }
    return spaced
  }

  private static func text(of field: Run, in time: CalendarTime) -> String {
    let clock = time.clock ?? CalendarTime.Clock()
    let width = min(field.count, 2)
    switch field.letter {
    case "d":
      guard field.isWeekday else { return time.day.padded(to: width) }
      return name(CivilTime.dayNames[time.weekday], field.count)
    case "m":
      guard field.count > 2 else { return time.month.padded(to: width) }
      return name(CivilTime.monthNames[time.month - 1], field.count)
    case "y": return field.count > 2 ? time.year.padded(to: 4) : (time.year % 100).padded(to: 2)
    case "H": return clock.hour.padded(to: width)
    case "h": return ((clock.hour + 11) % 12 + 1).padded(to: width)
    case "M": return clock.minute.padded(to: width)
    case "s": return clock.second.padded(to: width)
    case "t": return (clock.hour < 12 ? "am" : "pm").prefix(field.count).description
    default: return field.other
    }
  }

  /// The full name for four letters, else an abbreviation.
  private static func name(_ name: String, _ count: Int) -> String {
    count > 3 ? name : String(name.prefix(3))
  }

  /// Whether a text can be a value in this format. The field's scripts are not run. A date must exist
  /// in the calendar; its parts can be in any order. Other formats accept every text, and so does a date
  /// whose scripts do more than call the functions of the format.
  public func takes(_ text: String) -> Bool {
    guard kind == .date, isWhole, let pattern, !text.allSatisfy(\.isWhitespace) else { return true }
    let wanted = Set(pattern.filter { "dmy".contains($0) })
    var parts = FieldFormat.parts(of: spaced(text))
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

  /// The numbers and months of a text, in order. Digits of any script count; other letters between them,
  /// as in `1st`, do not.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let isDigit = first.wholeNumberValue != nil
      let run = rest.prefix {
        ($0.wholeNumberValue != nil) == isDigit && (isDigit || $0.isLetter == first.isLetter)
      }
      rest = rest.dropFirst(run.count)
      if isDigit {
        let number = run.prefix(9).reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) % 10 }
        parts.append(Part(number: number, isMonth: false))
      } else if let month = months.firstIndex(where: { run.lowercased().hasPrefix($0) }) {
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
