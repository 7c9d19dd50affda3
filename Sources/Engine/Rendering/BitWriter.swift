// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Writes bits, lowest first, into memory that must be large enough.
struct BitWriter {
  var state: cm_bits

  init(_ target: UnsafeMutablePointer<UInt8>) {
    state = cm_bits(target: target, pending: 0, count: 0)
  }

  /// Writes at most 56 bits. The memory must have room for eight bytes behind those that are complete.
  mutating func write(_ bits: UInt64, count: UInt64) { cm_write_bits(&state, bits, count) }

  /// Pads the last byte, and returns the end.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    if state.count > 0 { write(0, count: 8 - state.count) }
    return state.target
  }
}
