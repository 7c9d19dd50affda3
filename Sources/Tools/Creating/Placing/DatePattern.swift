// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A date's format in the letters of Unicode's date fields. See UTS 35, part 4, date field symbols. It
/// supports `y M d E H h m s a`; months and days have their English names. Letters in single quotes are
/// literal.
public struct DatePattern {
  private let pattern: String

  public init(_ pattern: String) { self.pattern = pattern }

  /// What is wrong with the pattern, for people; `nil` if it can be used. UTS 35 reserves all letters of
  /// ASCII outside quotes for fields.
  public var fault: String? {
    var isQuoted = false
    for letter in pattern {
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, letter.isASCII, letter.isLetter,
        field(letter, 1, CivilTime(seconds: 0)) == nil
      {
        return """
          \(letter) is no date field: use y M d E H h m s a, and put other letters in single quotes.
          """
      }
    }
    return isQuoted ? "A single quote is not closed: quotes enclose words, and '' is a quote." : nil
  }

  /// - Parameter seconds: the time in seconds since 1970.
  func text(of seconds: Int64) -> String {
    let time = CivilTime(seconds: seconds)
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      if rest.hasPrefix("''") {
        text += "'"
        rest = rest.dropFirst(2)
      } else if letter == "'" {
        isQuoted.toggle()
        rest = rest.dropFirst()
      } else {
        let run = rest.prefix { $0 == letter }
        rest = rest.dropFirst(run.count)
        text += (isQuoted ? nil : field(letter, run.count, time)) ?? String(run)
      }
    }
    return text
  }

  private func field(_ letter: Character, _ count: Int, _ time: CivilTime) -> String? {
    switch letter {
    case "y": count == 2 ? padded(time.year % 100, 2) : padded(time.year, count)
    case "M":
      count > 2 ? named(CivilTime.monthNames, time.month - 1, count) : padded(time.month, count)
    case "d": padded(time.day, count)
    case "E": named(CivilTime.dayNames, time.weekday, count)
    case "H": padded(time.hour, count)
    case "h": padded((time.hour + 11) % 12 + 1, count)
    case "m": padded(time.minute, count)
    case "s": padded(time.second, count)
    case "a": time.hour < 12 ? "AM" : "PM"
    default: nil
    }
  }

  /// A number with at least as many digits as letters. The field has that many letters; at most ten
  /// count.
  private func padded(_ number: Int, _ count: Int) -> String { number.padded(to: min(count, 10)) }

  /// A name: four letters mean the full name.
  private func named(_ names: [String], _ index: Int, _ count: Int) -> String? {
    guard names.indices.contains(index) else { return nil }
    return count > 3 ? names[index] : String(names[index].prefix(3))
  }
}
