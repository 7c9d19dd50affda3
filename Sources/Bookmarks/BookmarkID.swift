// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Makes ids for new bookmarks.
public enum BookmarkID {
  /// A random UUID (RFC 9562, version 4) in upper case, as PSPDFKit and Preview write them.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    let high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = hex(high) + hex(low)
    var text = ""
    for (position, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(position) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hex(_ value: UInt64) -> String {
    value.padded(to: 16, radix: 16).uppercased()
  }
}
