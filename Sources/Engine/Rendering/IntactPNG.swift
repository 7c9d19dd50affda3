// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate

/// The header of a PNG file (ISO/IEC 15948) that is complete and has a correct checksum in every
/// chunk.
public struct IntactPNG: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  public let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `nil` if any part is broken, or data follows the end.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: IntactPNG.signature) else { return nil }
    var size: (width: Int, height: Int)?
    var rest = bytes.dropFirst(IntactPNG.signature.count)
    while let chunk = Chunk(&rest) {
      if chunk.name.elementsEqual("IHDR".utf8), size == nil {
        size = (IntactPNG.number(chunk.data), IntactPNG.number(chunk.data.dropFirst(4)))
      }
      guard chunk.name.elementsEqual("IEND".utf8) else { continue }
      guard rest.isEmpty, let size else { return nil }
      (width, height) = size
      return
    }
    return nil
  }

  private struct Chunk {
    let name: ArraySlice<UInt8>
    let data: ArraySlice<UInt8>

    /// Removes the first chunk; `nil` if it is incomplete.
    init?(_ rest: inout ArraySlice<UInt8>) {
      let length = IntactPNG.number(rest)
      guard rest.count >= 12, length <= rest.count - 12 else { return nil }
      let body = rest.dropFirst(4).prefix(length + 4)
      let checksum = body.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
      guard Int(checksum) == IntactPNG.number(rest.dropFirst(length + 8)) else { return nil }
      (name, data) = (body.prefix(4), body.dropFirst(4))
      rest = rest.dropFirst(length + 12)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
