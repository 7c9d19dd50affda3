// SPDX-License-Identifier: AGPL-3.0-or-later

/// A moment in the proleptic Gregorian calendar, UTC.
public struct CivilTime: Hashable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// From seconds since 1970; clamped to the years 0 to 9999.
  public init(seconds: Int64) {
    let clamped = min(max(seconds, -62_167_219_200), 253_402_300_799)
    let days = Int(clamped / 86400) - (clamped % 86400 < 0 ? 1 : 0)
    let rest = Int(clamped) - days * 86400
    // Days to a date, with years that begin in March so that the leap day comes last.
    let shifted = days + 719_468
    let era = shifted / 146_097
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

  /// `2024-02-29T12:00:00Z` (RFC 3339).
  public var rfc3339: String {
    "\(pad(year, 4))-\(pad(month))-\(pad(day))T\(pad(hour)):\(pad(minute)):\(pad(second))Z"
  }

  /// `D:20240229120000Z` (ISO 32000-2, 7.9.4).
  public var pdf: String {
    "D:\(pad(year, 4))\(pad(month))\(pad(day))\(pad(hour))\(pad(minute))\(pad(second))Z"
  }

  private func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
