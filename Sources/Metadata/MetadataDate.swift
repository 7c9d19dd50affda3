// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A date of XMP (ISO 16684-1, 8.2.1.2), possibly incomplete. It is a year, a month, a day, or a time
/// without seconds or without a time zone.
struct MetadataDate {
  /// The PDF date with the parts that are known (ISO 32000-2, 7.9.4). A time with a zone is in UTC.
  let pdf: String

  /// - Returns: `nil` for a text that is no such date.
  init?(_ text: String) {
    if let time = CivilTime(rfc3339: text) ?? CivilTime(rfc3339: MetadataDate.withSeconds(text)) {
      pdf = time.pdf
      return
    }
    var rest = Array(text.utf8)[...]
    var numbers: [Int] = []
    // The marks before the numbers, and the numbers' digits.
    for (mark, digits) in [("", 4), ("-", 2), ("-", 2), ("T", 2), (":", 2), (":", 2)] {
      if rest.isEmpty, !numbers.isEmpty { break }
      guard rest.starts(with: mark.utf8),
        let number = MetadataDate.number(rest.dropFirst(mark.utf8.count).prefix(digits), digits)
      else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(mark.utf8.count + digits)
    }
    if numbers.count == 6, rest.first == UInt8(ascii: "."), rest.count > 1 {
      rest = rest.dropFirst().drop { MetadataDate.digits.contains($0) }
    }
    // A time has minutes.
    guard rest.isEmpty, numbers.count != 4, MetadataDate.isValid(numbers) else { return nil }
    pdf = "D:" + zip(numbers, [4, 2, 2, 2, 2, 2]).map(MetadataDate.padded).joined()
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// A time such as `2024-02-29T12:00Z` with seconds.
  private static func withSeconds(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count > 16, bytes[16] != UInt8(ascii: ":") else { return text }
    return String(decoding: bytes[..<16] + Array(":00".utf8) + bytes[16...], as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ count: Int) -> Int? {
    guard bytes.count == count, bytes.allSatisfy(digits.contains) else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  private static func isValid(_ numbers: [Int]) -> Bool {
    let parts = numbers + [0, 1, 1, 0, 0, 0].dropFirst(numbers.count)
    return CivilTime.isDate(parts[2], parts[1], parts[0]) && parts[3] < 24 && parts[4] < 60
      && parts[5] < 61
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
