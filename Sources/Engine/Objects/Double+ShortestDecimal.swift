// SPDX-License-Identifier: AGPL-3.0-or-later

extension Double {
  /// The number with the fewest decimals, seven at most, that the engine would keep as this one.
  ///
  /// The engine keeps real numbers in single precision: 0.7 comes back as 0.699999988079071. Numbers
  /// from files and clients have few decimals, so this is the original number.
  var shortestDecimal: Double {
    let single = Float(self)
    guard isFinite, Double(single) == self, self != rounded() else { return self }
    var scale = 10.0
    for _ in 0..<7 {
      let candidate = (self * scale).rounded() / scale
      if Float(candidate) == single { return candidate }
      scale *= 10
    }
    return self
  }
}
