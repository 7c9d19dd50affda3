// SPDX-License-Identifier: AGPL-3.0-or-later

/// A random number generator from an injected source.
struct Randomness: RandomNumberGenerator {
  private let bits: () -> UInt64

  init(next bits: @escaping () -> UInt64) { self.bits = bits }

  mutating func next() -> UInt64 { bits() }
}
