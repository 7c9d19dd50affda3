// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox
import JSONRPC
import Synchronization
import System

/// Memory that a worker and the front share for pictures in answers. The worker writes a picture's bytes
/// into a slot and names the slot in its message; the front inserts the bytes as base64 and frees the
/// slot. So a picture does not go through the pipe.
///
/// The memory has no name, so nothing is left when a process dies, and is sealed: a worker cannot shorten
/// it under the front. The front trusts neither the states nor the bytes in it.
///
/// `@unchecked Sendable`, since slots change hands by their atomic states.
final class PictureSlots: @unchecked Sendable {
  /// The descriptor at which a worker finds the memory.
  static let inherited: Int32 = 5
  static let count = 4
  /// The maximum size of a picture, in bytes. Only written pages take memory.
  static let slotBytes = 32 << 20

  /// The states come first, each on a cache line of its own.
  private static let headBytes = 4096
  private static let stateStride = 64
  private static let bytes = headBytes + count * slotBytes
  private let base: UnsafeMutableRawPointer

  private enum State {
    static let free: UInt32 = 0
    static let taken: UInt32 = 1
  }

  /// Makes the front's side.
  ///
  /// - Parameter descriptor: the descriptor for the worker.
  init(descriptor: inout Int32) throws(SystemError) {
    let purpose = "share memory for pictures with a worker"
    let file = csb_make_sealed_memory("recto-pictures", PictureSlots.bytes)
    guard file >= 0 else { throw SystemError(purpose) }
    base = try SharedMemory.map(file, PictureSlots.bytes, purpose)
    descriptor = try InheritedEnds.moved([file], purpose)[0]
  }

  /// Makes a worker's side; `nil` if it was given no memory.
  init?(of descriptor: Int32) {
    guard let base = SharedMemory.take(descriptor, PictureSlots.bytes) else { return nil }
    self.base = base
  }

  deinit { munmap(base, PictureSlots.bytes) }

  /// Takes a free slot; `nil` if there is none.
  func take() -> Int? {
    (0..<PictureSlots.count).first { slot in
      state(of: slot).pointee.compareExchange(
        expected: State.free, desired: State.taken, ordering: .acquiringAndReleasing
      ).exchanged
    }
  }

  func free(_ slot: Int) { state(of: slot).pointee.store(State.free, ordering: .releasing) }

  func isTaken(_ slot: Int) -> Bool {
    state(of: slot).pointee.load(ordering: .acquiring) == State.taken
  }

  var hasTaken: Bool { (0..<PictureSlots.count).contains(where: isTaken) }

  func memory(of slot: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: base + PictureSlots.headBytes + slot * PictureSlots.slotBytes,
      count: PictureSlots.slotBytes)
  }

  /// Gives the memory of free slots back to the system.
  func release() {
    var slots: [Int] = []
    while let slot = take() { slots.append(slot) }
    for slot in slots {
      let memory = memory(of: slot)
      madvise(memory.baseAddress, memory.count, MADV_REMOVE)
      free(slot)
    }
  }

  private func state(of slot: Int) -> UnsafeMutablePointer<Atomic<UInt32>> {
    (base + slot * PictureSlots.stateStride).assumingMemoryBound(to: Atomic<UInt32>.self)
  }
}
