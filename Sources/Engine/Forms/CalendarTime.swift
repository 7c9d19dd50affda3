// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A date that exists in the calendar, with an optional time. It has no time zone.
public struct CalendarTime: Hashable, Sendable {
  public struct Clock: Hashable, Sendable {
    public var hour = 0
    public var minute = 0
    public var second = 0

    public init() {}
  }

  public let year: Int
  public let month: Int
  public let day: Int
  public var clock: Clock?

  /// `nil` for a date that does not exist. Years are 0 to 9999.
  init?(year: Int, month: Int, day: Int, clock: Clock? = nil) {
    guard CivilTime.isDate(day, month, year) else { return nil }
    (self.year, self.month, self.day, self.clock) = (year, month, day, clock)
  }

  /// Reads `2026-02-28`, `2026-02-28T14:30` or `2026-02-28T14:30:05` (ISO 8601); `nil` for any other
  /// text.
  public init?(iso text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2,
      let date = CalendarTime.numbers(first, by: "-", of: [4, 2, 2])
    else { return nil }
    self.init(year: date[0], month: date[1], day: date[2])
    guard halves.count == 2 else { return }
    let time =
      CalendarTime.numbers(halves[1], by: ":", of: [2, 2])
      ?? CalendarTime.numbers(halves[1], by: ":", of: [2, 2, 2])
    guard let time, time[0] < 24, time.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    var clock = Clock()
    (clock.hour, clock.minute, clock.second) = (time[0], time[1], time.count > 2 ? time[2] : 0)
    self.clock = clock
  }

  /// The ISO 8601 form: `2026-02-28`, or with a time of day `2026-02-28T14:30`. Seconds are written if
  /// they are not 0.
  public var iso: String {
    let date = "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    guard let clock else { return date }
    let time = "\(date)T\(clock.hour.padded(to: 2)):\(clock.minute.padded(to: 2))"
    return clock.second == 0 ? time : "\(time):\(clock.second.padded(to: 2))"
  }

  /// The day of the week; Sunday is 0.
  var weekday: Int { CivilTime.weekday(year, month, day) }

  /// Numbers with these counts of digits between separators; `nil` if the text has a different form.
  private static func numbers(
    _ text: Substring, by separator: Character, of widths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == widths else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }
}
