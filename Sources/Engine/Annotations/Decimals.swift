// SPDX-License-Identifier: AGPL-3.0-or-later

/// A number for display, rounded to a multiple of a precision. It has as many decimals as the
/// precision: 2.5 to 0.01 is `2.50`. A precision that is not positive counts as 0.01.
func roundedDecimal(_ value: Double, to precision: Double) -> String {
  let step = precision.isNormal && precision > 0 ? precision : 0.01
  let digits = decimals(of: step)
  let rounded = (value / step).rounded() * step
  return decimal(rounded, digits: digits)
}

/// A number with at most four decimals, without trailing zeros: `1`, `0.25`; a number too small for
/// that with four significant digits.
func shortDecimal(_ value: Double) -> String {
  var digits = 4
  var small = value.magnitude
  while small > 0, small < 1, digits < mostDecimals {
    small *= 10
    digits += 1
  }
  var text = decimal(value, digits: digits)
  guard text.contains(".") else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}

private let mostDecimals = 9

/// The number of decimals of a number, up to a useful limit.
func decimals(of step: Double) -> Int {
  var scaled = step
  for digits in 0..<mostDecimals {
    if (scaled - scaled.rounded()).magnitude <= 1e-6 * scaled, scaled.rounded() > 0 {
      return digits
    }
    scaled *= 10
  }
  return mostDecimals
}

private func decimal(_ value: Double, digits: Int) -> String {
  var power = 1
  for _ in 0..<digits { power *= 10 }
  guard let scaled = Int(exactly: (value * Double(power)).rounded()) else { return "\(value)" }
  let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(power))
  let sign = scaled < 0 ? "-" : ""
  guard digits > 0 else { return sign + "\(whole)" }
  let fraction = "\(part)"
  return sign + "\(whole)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
