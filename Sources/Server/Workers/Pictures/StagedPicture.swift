// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// A worker's picture in a slot for its front. The slot is freed by the front once a message names it,
/// or else with the last reference.
final class StagedPicture: Sendable {
  let count: Int
  private let slot: Int
  private let slots: PictureSlots
  private let isNamed = Atomic(false)

  /// Puts a picture into a slot; `nil` if it is too large or no slot is free.
  init?(_ picture: PictureBytes, in slots: PictureSlots) {
    count = picture.count
    guard count <= PictureSlots.slotBytes, let slot = slots.take() else { return nil }
    self.slot = slot
    self.slots = slots
    let memory = slots.memory(of: slot)
    picture.withPieces { pieces in
      var offset = 0
      for piece in pieces {
        UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(
          from: UnsafeRawBufferPointer(piece))
        offset += piece.count
      }
    }
  }

  deinit { if !isNamed.load(ordering: .relaxed) { slots.free(slot) } }

  /// The picture's bytes.
  var bytes: [UInt8] { Array(slots.memory(of: slot)[..<count]) }

  /// Returns the picture's placeholder for a message. The message must be sent or given to
  /// ``PictureMark/discard(in:_:)``.
  func mark() -> [UInt8] {
    isNamed.store(true, ordering: .relaxed)
    return PictureMark(slot: slot, count: count).bytes
  }
}
