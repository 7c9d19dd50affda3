// SPDX-License-Identifier: AGPL-3.0-or-later

/// FNV-1a with 64 bits (draft-eastlake-fnv): finds damage by chance, not by intent.
public struct Checksum: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// Sixteen digits.
  public var hexadecimal: String { Checksum.hexadecimal(value) }

  static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
