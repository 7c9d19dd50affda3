// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The bytes of a file that a signature covers. They are checked to be all bytes except the signature
/// itself: other ranges are a way to forge documents.
struct CoveredRange {
  /// The bytes before and after the signature.
  let parts: [Range<Int>]
  let gap: Range<Int>

  var end: Int { parts[1].upperBound }
  var count: Int { parts[0].count + parts[1].count }

  /// - Parameter length: the length of the file.
  /// - Returns: the range, or a sentence that says why it is invalid.
  static func read(_ values: [Int]?, length: Int) -> Result {
    guard let values, values.count == 4 else {
      return .problem("Its byte range is missing or does not have two parts.")
    }
    let (first, second) = (
      values[0].addingReportingOverflow(values[1]), values[2].addingReportingOverflow(values[3])
    )
    guard values.allSatisfy({ $0 >= 0 }), !first.overflow, !second.overflow, values[0] == 0,
      values[1] > 0, first.partialValue < values[2]
    else { return .problem("Its byte range does not start at byte 0, or overlaps itself.") }
    guard second.partialValue <= length else {
      return .problem("Its byte range goes beyond the end of the file.")
    }
    return .range(
      CoveredRange(
        parts: [0..<first.partialValue, values[2]..<second.partialValue],
        gap: first.partialValue..<values[2]))
  }

  enum Result {
    case range(CoveredRange)
    case problem(String)
  }

  /// The signature between the two parts, in hexadecimal digits; `nil` if there is anything else.
  func signature(_ read: (Int64, Int) -> [UInt8]) -> [UInt8]? {
    guard gap.count >= 4, gap.count <= 64 << 20 else { return nil }
    let bytes = read(Int64(gap.lowerBound), gap.count)
    guard bytes.count == gap.count, bytes.first == UInt8(ascii: "<"),
      bytes.last == UInt8(ascii: ">")
    else { return nil }
    var (signature, high): ([UInt8], UInt8?) = ([], nil)
    signature.reserveCapacity(bytes.count / 2)
    for byte in bytes.dropFirst().dropLast() where !byte.isPDFSpace {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      if let first = high {
        signature.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    if let high { signature.append(high << 4) }
    return signature
  }
}
