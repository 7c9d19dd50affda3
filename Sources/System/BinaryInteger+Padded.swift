// SPDX-License-Identifier: AGPL-3.0-or-later

extension BinaryInteger {
  /// The number with zeros in front, at least `width` digits long.
  public func padded(to width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
