// SPDX-License-Identifier: AGPL-3.0-or-later

extension CivilTime {
  /// Reads a date of PDF or of ISO 8601. A date of PDF (ISO 32000-2, 7.9.4) is
  /// `D:20240229120000+02'00'`, for example. Some programs write a date of ISO 8601 instead. The last
  /// parts of a date may be missing. A date without a time zone is in UTC. `nil` for any other text,
  /// and for a day that the calendar does not have.
  public init?(pdf text: String) {
    var rest = Substring(text).drop { $0 == " " }
    if rest.hasPrefix("D:") { rest = rest.dropFirst(2).drop { $0 == " " } }
    let digits = rest.utf8.prefix { $0 >= 48 && $0 <= 57 }.map { Int($0) - 48 }
    if digits.count == 4, [45, 47].contains(rest.utf8.dropFirst(4).first) {
      guard let date = CivilTime.pdfDate(iso8601: String(rest)) else { return nil }
      self.init(pdf: date)
      return
    }
    guard digits.count >= 4, digits.count <= 14, digits.count % 2 == 0 else { return nil }
    func number(_ place: Int) -> Int? {
      place + 1 < digits.count ? digits[place] * 10 + digits[place + 1] : nil
    }
    let year = (number(0) ?? 0) * 100 + (number(2) ?? 0)
    let (month, day) = (number(4) ?? 1, number(6) ?? 1)
    let (hour, minute, second) = (number(8) ?? 0, number(10) ?? 0, number(12) ?? 0)
    guard CivilTime.isDate(day, month, year), hour < 24, minute < 60, second < 61,
      let offset = CivilTime.offset(Array(rest.utf8.dropFirst(digits.count)))
    else { return nil }
    let days = CivilTime.days(year, month, day)
    self.init(seconds: Int64(days * 86400 + hour * 3600 + minute * 60 + second - offset))
  }

  /// The seconds by which a time zone is ahead of UTC: `Z`, or `+02'00'`, whose apostrophes may be missing
  /// or colons.
  private static func offset(_ zone: [UInt8]) -> Int? {
    guard let sign = zone.first, sign == 43 || sign == 45 else { return 0 }
    let digits = zone.dropFirst().filter { $0 != 39 && $0 != 58 }.prefix { $0 >= 48 && $0 <= 57 }
      .map { Int($0) - 48 }
    guard digits.count >= 2 else { return 0 }
    let hours = digits[0] * 10 + digits[1]
    let minutes = digits.count >= 4 ? digits[2] * 10 + digits[3] : 0
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (sign == 43 ? 60 : -60)
  }

  /// The date of PDF for a date of ISO 8601. Its time, its seconds and its zone may be missing. `nil`
  /// for any other text. A PDF does not tell an unknown zone either.
  public static func pdfDate(iso8601 text: String) -> String? {
    if text.utf8.count == 10 {
      return CivilTime(rfc3339: text + "T00:00:00Z").map { String($0.pdf.prefix(10)) }
    }
    let bytes = Array(text.utf8)
    let whole =
      bytes.count == 16 || (bytes.count > 16 && [43, 45, 90].contains(bytes[16]))
      ? String(decoding: bytes[..<16] + Array(":00".utf8) + bytes[16...], as: UTF8.self) : text
    if let time = CivilTime(rfc3339: whole) { return time.pdf }
    return CivilTime(rfc3339: whole + "Z").map { String($0.pdf.dropLast()) }
  }
}
