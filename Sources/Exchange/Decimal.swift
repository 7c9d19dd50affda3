// SPDX-License-Identifier: AGPL-3.0-or-later

/// A number for XFDF and PDF: rounded to a millionth, without an exponent.
func decimal(_ value: Double) -> String {
  guard value.isFinite, value.magnitude < 1e12 else { return "0" }
  let millionths = Int64((value * 1_000_000).rounded())
  let (whole, rest) = (millionths.magnitude / 1_000_000, millionths.magnitude % 1_000_000)
  var text = (millionths < 0 ? "-" : "") + String(whole)
  guard rest > 0 else { return text }
  var digits = String(rest + 1_000_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  text += "." + digits
  return text
}

/// Reads a number of another program; `nil` if it is not a number, such as `nan`, or larger than any page
/// needs.
func readNumber(_ text: some StringProtocol) -> Double? {
  let trimmed = String(text.filter { !$0.isWhitespace })
  guard trimmed.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
    let value = Double(trimmed), value.isFinite, value.magnitude <= farthest
  else { return nil }
  return value
}

/// The largest coordinate in points. It exceeds any page with the largest user unit in use.
let farthest = 10_000_000.0
