// SPDX-License-Identifier: AGPL-3.0-or-later

extension Sequence<UInt8> {
  /// The bytes as pairs of hexadecimal digits, in lower case.
  public var hexadecimal: String { hexadecimal(digits: "0123456789abcdef") }

  /// The bytes as pairs of hexadecimal digits, in upper case.
  public var uppercaseHexadecimal: String { hexadecimal(digits: "0123456789ABCDEF") }

  private func hexadecimal(digits: StaticString) -> String {
    digits.withUTF8Buffer { digits in
      String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
  }
}
