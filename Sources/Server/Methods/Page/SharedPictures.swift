// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Synchronization
import System

/// The shared memory of pictures: lent to the client, by name, or returned for reuse. Drawing in
/// used memory takes a fraction of the time, since the system clears fresh pages one by one.
public final class SharedPictures: Sendable {
  /// Memory that the client returned and nothing else uses.
  struct Returned {
    let name: String
    let memory: PixelMemory
  }

  /// The maximum number of lent pictures to remember.
  private static let mostLent = 32
  /// The maximum amount of memory to keep for reuse: pieces and bytes.
  private static let mostFree = 4
  private static let mostBytes = 256 << 20

  private struct Piece: Sendable {
    let name: String
    let byteCount: Int
    /// `nil` until the memory is reused.
    var memory: PixelMemory?
    /// `nil` while the client holds the memory.
    var hold: SharedMemoryHold?
  }

  private struct State {
    /// Oldest first, as in `free`.
    var lent: [Piece] = []
    var free: [Piece] = []
  }

  private let state = Mutex(State())

  public init() {}

  deinit { removeAll() }

  /// Records new shared memory that the client will get.
  func lend(_ name: String, _ byteCount: Int, _ hold: SharedMemoryHold) {
    lend(Piece(name: name, byteCount: byteCount, hold: hold))
  }

  /// Hands over lent memory to the client, right before the message with its name.
  func handOver(_ name: String) {
    state.withLock { state in
      guard let index = state.lent.firstIndex(where: { $0.name == name }) else { return }
      state.lent[index].hold?.handOver()
      state.lent[index].hold = nil
    }
  }

  /// Memory for a picture of this size; `nil` if no returned memory fits.
  func take(_ byteCount: Int) -> Returned? {
    while let piece = bestFree(byteCount) {
      // The client may have removed the memory despite returning it.
      guard let memory = SharedPictures.mapped(piece) else { continue }
      var piece = piece
      piece.memory = memory
      lend(piece)
      return Returned(name: piece.name, memory: memory)
    }
    return nil
  }

  /// Takes shared memory back; `false` if the client holds none with this name.
  @discardableResult func giveBack(_ name: String) -> Bool {
    let surplus: [Piece]? = state.withLock { state in
      guard let index = state.lent.firstIndex(where: { $0.name == name }) else { return nil }
      var piece = state.lent.remove(at: index)
      piece.hold = piece.hold ?? SharedMemoryHold(piece.name)
      // The client may have removed it.
      guard piece.hold != nil else { return [] }
      state.free.append(piece)
      var surplus: [Piece] = []
      while state.free.count > SharedPictures.mostFree
        || state.free.reduce(0, { $0 + $1.byteCount }) > SharedPictures.mostBytes
      { surplus.append(state.free.removeFirst()) }
      return surplus
    }
    for piece in surplus ?? [] { shm_unlink(piece.name) }
    return surplus != nil
  }

  /// Removes all memory that the client returned.
  public func removeAll() {
    let gone = state.withLock { state in
      defer { state.free = [] }
      return state.free
    }
    for piece in gone { shm_unlink(piece.name) }
  }

  /// The memory that is kept for reuse.
  var use: CacheUse {
    state.withLock { state in
      CacheUse(
        entries: state.free.count, bytes: state.free.reduce(0) { $0 + $1.byteCount },
        limit: SharedPictures.mostBytes, entryLimit: SharedPictures.mostFree)
    }
  }

  private func lend(_ piece: Piece) {
    state.withLock { state in
      state.lent.append(piece)
      // Prepared pictures are still to be handed over: keep them.
      guard state.lent.count > SharedPictures.mostLent,
        let oldest = state.lent.firstIndex(where: { $0.hold == nil })
      else { return }
      state.lent.remove(at: oldest)
    }
  }

  private func bestFree(_ byteCount: Int) -> Piece? {
    state.withLock { state in
      let fitting = state.free.indices.filter { index in
        state.free[index].byteCount >= byteCount && state.free[index].byteCount / 4 <= byteCount
      }
      let best = fitting.min { state.free[$0].byteCount < state.free[$1].byteCount }
      return best.map { state.free.remove(at: $0) }
    }
  }

  /// The memory of a returned piece; `nil` if the client removed or shortened it.
  private static func mapped(_ piece: Piece) -> PixelMemory? {
    guard let hold = piece.hold, hold.isIntact(piece.byteCount) else { return nil }
    if let memory = piece.memory { return memory }
    let count = piece.byteCount
    let base = mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, hold.descriptor, 0)
    guard let base, base != MAP_FAILED else { return nil }
    let start = UInt(bitPattern: base)
    return PixelMemory(base.assumingMemoryBound(to: UInt8.self), capacity: count) {
      munmap(UnsafeMutableRawPointer(bitPattern: start), count)
    }
  }
}
