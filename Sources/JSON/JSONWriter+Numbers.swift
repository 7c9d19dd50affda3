// SPDX-License-Identifier: AGPL-3.0-or-later

extension JSONWriter {
  public mutating func integer(_ value: some BinaryInteger) {
    guard let small = Int64(exactly: value) else { return raw(String(value).utf8) }
    decimal(small.magnitude, isNegative: small < 0, decimals: 0)
  }

  /// Writes a number in the shortest form that reads back as the same `Double`: integers without a
  /// fraction, negative zero as 0 (readers treat its sign differently), NaN and infinity as `null`.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value.magnitude < 0x1p53, let whole = Int64(exactly: value) { return integer(whole) }
    // Most numbers are coordinates with three decimals, whose digits need no search. With at most 15
    // digits, no other number with as few digits reads back as the same value.
    let thousandths = (value * 1000).rounded()
    if thousandths.magnitude < 1e15, thousandths / 1000 == value {
      return decimal(
        UInt64(thousandths.magnitude), isNegative: thousandths < 0, decimals: 3)
    }
    let digits = value.description.utf8
    raw(digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...])
  }

  /// Writes an integer divided by ten to the power of `decimals`, without trailing zeros.
  private mutating func decimal(_ scaled: UInt64, isNegative: Bool, decimals: Int) {
    var (rest, places) = (scaled, decimals)
    while places > 0, rest.isMultiple(of: 10) {
      rest /= 10
      places -= 1
    }
    var (power, digits) = (UInt64(1), 1)
    while rest / power >= 10 || digits <= places {
      power *= 10
      digits += 1
    }
    appendValue { bytes in
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      for place in stride(from: digits, to: 0, by: -1) {
        if place == places { bytes.append(UInt8(ascii: ".")) }
        bytes.append(UInt8(ascii: "0") + UInt8(rest / power % 10))
        power /= 10
      }
    }
  }
}
