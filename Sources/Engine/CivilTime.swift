// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A moment in the proleptic Gregorian calendar, UTC.
public struct CivilTime: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// Converts seconds since 1970; clamped to the years 0 to 9999.
  public init(seconds: Int64) {
    let clamped = min(max(seconds, -62_167_219_200), 253_402_300_799)
    let days = Int(clamped / 86400) - (clamped % 86400 < 0 ? 1 : 0)
    let rest = Int(clamped) - days * 86400
    // Converts days to a date, with years that begin in March so that the leap day comes last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
  }

  /// The text `2024-02-29T12:00:00Z` (RFC 3339).
  public var rfc3339: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))T\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))Z"
  }

  /// Reads `2024-02-29T12:00:00Z`, with any offset and fraction; `nil` for any other text, and for a day
  /// that the calendar does not have (RFC 3339, 5.7).
  public init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[range] {
        guard byte >= 48, byte <= 57 else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    guard bytes.count >= 20, bytes[4] == 45, bytes[7] == 45, bytes[13] == 58, bytes[16] == 58,
      [32, 84, 116].contains(bytes[10]),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      CivilTime.isDate(day, month, year), hour < 24, minute < 60, second < 61
    else { return nil }
    var rest = bytes[19...]
    if rest.first == 46 { rest = rest.dropFirst().drop { $0 >= 48 && $0 <= 57 } }
    var offset = 0
    switch rest.first {
    case 90, 122: break
    case 43, 45:
      let start = rest.startIndex
      guard rest.count == 6, rest[start + 3] == 58, let hours = number(start + 1..<start + 3),
        let minutes = number(start + 4..<start + 6), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (rest.first == 43 ? 60 : -60)
    default: return nil
    }
    let days = CivilTime.days(year, month, day)
    self.init(seconds: Int64(days * 86400 + hour * 3600 + minute * 60 + second - offset))
  }

  /// Whether the calendar has a day.
  public static func isDate(_ day: Int, _ month: Int, _ year: Int) -> Bool {
    guard (1...12).contains(month), (0...9999).contains(year) else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return (1...days).contains(day)
  }

  /// The seconds since 1970.
  public var seconds: Int64 {
    Int64(CivilTime.days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second)
  }

  /// The day of the week of a date; Sunday is 0. 1 January 1970 was a Thursday.
  static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let days = days(year, month, day) + 4
    return (days % 7 + 7) % 7
  }

  /// The day of the week; Sunday is 0.
  public var weekday: Int { CivilTime.weekday(year, month, day) }

  /// The English names of the months, from January.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The English names of the days of the week, from Sunday.
  public static let dayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The days from 1970 to a date.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The PDF date `D:20240229120000Z` (ISO 32000-2, 7.9.4).
  public var pdf: String {
    "D:\(year.padded(to: 4))\(month.padded(to: 2))\(day.padded(to: 2))\(hour.padded(to: 2))\(minute.padded(to: 2))\(second.padded(to: 2))Z"
  }
}

/// A moment, to the second.
public struct Timestamp: Hashable, Sendable {
  /// The seconds since 1970, in UTC.
  public var seconds: Int64

  public init(_ seconds: Int64) { self.seconds = seconds }
}

extension Int64? {
  /// Seconds since 1970 as a moment.
  public var timestamp: Timestamp? {
    get { map(Timestamp.init) }
    set { self = newValue?.seconds }
  }
}
