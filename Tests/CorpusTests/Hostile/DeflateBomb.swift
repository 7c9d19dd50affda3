// SPDX-License-Identifier: AGPL-3.0-or-later

/// A few bytes in zlib's format that become very many (RFC 1951, fixed codes): of zeros, and packed
/// a second time, since the packed form repeats itself every 13 bytes.
struct DeflateBomb {
  private var bytes: [UInt8] = [0x78, 0x9c]
  private var bits = 0
  private var count = 0

  /// So many times 258 zeros, packed once.
  static func zeros(runs: Int) -> [UInt8] {
    var bomb = DeflateBomb()
    bomb.add(0b011, 3)
    bomb.addCode(0b0011_0000, 8)
    for _ in 0..<runs {
      bomb.addCode(0b1100_0101, 8)
      bomb.addCode(0b00000, 5)
    }
    return bomb.ended()
  }

  /// What unpacks to a stream of ``zeros(runs:)``'s kind; of about `runs` × 258 × 158 bytes in the end.
  static func twice(runs: Int) -> [UInt8] {
    let head = zeros(runs: 64).prefix(4 + 13)
    var bomb = DeflateBomb()
    bomb.add(0b011, 3)
    for byte in head { bomb.addLiteral(byte) }
    for _ in 0..<runs {
      bomb.addCode(0b1100_0101, 8)
      bomb.addCode(0b00111, 5)
      bomb.add(0, 2)
    }
    return bomb.ended()
  }

  private mutating func addLiteral(_ byte: UInt8) {
    if byte < 144 {
      addCode(0b0011_0000 + Int(byte), 8)
    } else {
      addCode(0b1_1001_0000 + Int(byte) - 144, 9)
    }
  }

  private mutating func ended() -> [UInt8] {
    addCode(0, 7)
    add(0, (8 - count % 8) % 8)
    return bytes + [0, 0, 0, 0]
  }

  /// Codes stand with their highest bit first.
  private mutating func addCode(_ code: Int, _ length: Int) {
    for place in (0..<length).reversed() { add(code >> place & 1, 1) }
  }

  private mutating func add(_ value: Int, _ length: Int) {
    for place in 0..<length {
      bits |= (value >> place & 1) << count
      count += 1
      if count == 8 {
        bytes.append(UInt8(bits))
        (bits, count) = (0, 0)
      }
    }
  }
}
