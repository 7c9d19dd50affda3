// SPDX-License-Identifier: AGPL-3.0-or-later

/// FNV-1a with 64 bits (draft-eastlake-fnv): finds accidental damage, not forgery.
public struct Checksum: Hashable, Sendable {
  public var value: UInt64

  @inlinable public init(_ bytes: some Sequence<UInt8>) {
    value = 0xCBF2_9CE4_8422_2325
    add(bytes)
  }

  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Sixteen digits.
  public var hexadecimal: String { Checksum.hexadecimal(value) }

  /// A checksum's value as sixteen digits.
  public static func hexadecimal(_ value: UInt64) -> String { value.padded(to: 16, radix: 16) }
}
