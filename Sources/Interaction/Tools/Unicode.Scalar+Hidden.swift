// SPDX-License-Identifier: AGPL-3.0-or-later

extension Unicode.Scalar {
  /// Whether the scalar is invisible, or changes how others are shown: C0, DEL and C1, line and
  /// paragraph separators, and marks, embeddings, overrides and isolates of direction.
  public var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
