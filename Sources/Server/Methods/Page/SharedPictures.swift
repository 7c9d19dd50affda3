// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Synchronization
import System

/// The shared memory of pictures: lent to the client, by name, or free for reuse. Drawing in used memory
/// takes a fraction of the time, since the system makes and clears fresh pages one by one.
///
/// Memory is free once the client returns it. It is free, too, once the client has removed it and does
/// not have it open or mapped any more: a second name keeps it until then.
public final class SharedPictures: Sendable {
  /// Memory that nothing else uses.
  struct Returned {
    let name: String
    let memory: PixelMemory
  }

  /// The maximum number of lent pictures to remember.
  private static let mostLent = 32
  /// The maximum amount of memory to keep: pieces and bytes. The memory is kept for reuse, or is in the
  /// client's hands by a second name.
  private static let mostKept = 4
  private static let mostBytes = 256 << 20

  private struct Piece: Sendable {
    var name: String
    let byteCount: Int
    /// `nil` until the memory is reused.
    var memory: PixelMemory?
    /// `nil` while the client holds memory that has no second name.
    var hold: SharedMemoryHold?
    var isWithClient = false
    /// Whether the client has removed its name: the next picture gives it another one.
    var isNameless = false
    /// The painting of returned memory.
    var coat: MemoryWhitening.Coat?

    /// Whether the memory is kept while the client has it.
    var isKept: Bool { isWithClient && hold != nil }

    /// Whether a picture of this size can be drawn in it. Memory with another name must have the size of
    /// the picture, as fresh memory does.
    func fits(_ size: Int) -> Bool {
      isNameless ? byteCount == size : byteCount >= size && byteCount / 4 <= size
    }
  }

  private struct State {
    /// Oldest first, as in `free`.
    var lent: [Piece] = []
    var free: [Piece] = []

    /// Frees memory that the client has removed and no longer uses.
    mutating func reclaim() {
      let newest = free.count
      for index in lent.indices.reversed() where lent[index].isKept {
        let byteCount = lent[index].byteCount
        guard let hold = lent[index].hold, hold.isForsaken(byteCount) else { continue }
        hold.takeBack()
        var piece = lent.remove(at: index)
        (piece.isWithClient, piece.isNameless) = (false, true)
        free.insert(piece, at: newest)
      }
    }

    /// Drops the oldest memory beyond the limits, lent pictures first; the client keeps those. Returns
    /// the dropped pieces.
    mutating func trim() -> [Piece] {
      var surplus: [Piece] = []
      var kept = lent.filter(\.isKept) + free
      while kept.count > SharedPictures.mostKept
        || kept.reduce(0, { $0 + $1.byteCount }) > SharedPictures.mostBytes
      {
        surplus.append(kept.removeFirst())
        if let index = lent.firstIndex(where: \.isKept) {
          lent[index].hold = nil
        } else {
          free.removeFirst()
        }
      }
      return surplus
    }
  }

  private let state = Mutex(State())
  private let paint = MemoryWhitening()

  public init() {}

  deinit { removeAll() }

  /// Records new shared memory that the client will get.
  func lend(_ name: String, _ byteCount: Int, _ hold: SharedMemoryHold) {
    lend(Piece(name: name, byteCount: byteCount, hold: hold))
  }

  /// Hands over lent memory to the client. Call it right before the message with the memory's name.
  func handOver(_ name: String) {
    state.withLock { state in
      guard let index = state.lent.firstIndex(where: { $0.name == name }) else { return }
      guard let hold = state.lent[index].hold else { return }
      hold.handOver()
      state.lent[index].isWithClient = true
      if !hold.isKept { state.lent[index].hold = nil }
    }
  }

  /// Memory for a picture of this size; `nil` if none is free that fits.
  ///
  /// - Parameter name: the name for memory that the client has removed.
  func take(_ byteCount: Int, newName name: String) -> Returned? {
    while var piece = bestFree(byteCount) {
      if let hold = piece.hold, prepare(&piece, hold, byteCount, name) {
        lend(piece)
        if let memory = piece.memory { return Returned(name: piece.name, memory: memory) }
      }
      SharedPictures.drop([piece])
    }
    return nil
  }

  /// Takes shared memory back that the client returns; `false` if the client holds none with this name.
  /// A prepared picture may be in memory that the client returned before.
  func giveBackFromClient(_ name: String) -> Bool {
    giveBack { $0.name == name && $0.isWithClient }
  }

  /// Takes shared memory back whose picture the client does not get.
  func giveBack(_ name: String) { _ = giveBack { $0.name == name } }

  private func giveBack(_ isWanted: (Piece) -> Bool) -> Bool {
    let surplus: [Piece]? = state.withLock { state in
      guard let index = state.lent.firstIndex(where: isWanted) else { return nil }
      var piece = state.lent.remove(at: index)
      if piece.isKept { piece.hold?.takeBack() }
      piece.hold = piece.hold ?? SharedMemoryHold(piece.name)
      piece.isWithClient = false
      // The client may have removed it.
      guard let hold = piece.hold else { return [] }
      piece.coat = piece.memory.flatMap { paint.begin($0, hold) }
      state.free.append(piece)
      return state.trim()
    }
    SharedPictures.drop(surplus ?? [])
    return surplus != nil
  }

  /// Removes all free memory. Memory that the client has is left to the client.
  public func removeAll() {
    let gone = state.withLock { state in
      let gone = state.free + state.lent.filter(\.isKept)
      state.free = []
      for index in state.lent.indices where state.lent[index].isKept {
        state.lent[index].hold = nil
      }
      return gone
    }
    SharedPictures.drop(gone)
  }

  /// The memory that is kept for reuse.
  var use: CacheUse {
    state.withLock { state in
      state.reclaim()
      return CacheUse(
        entries: state.free.count, bytes: state.free.reduce(0) { $0 + $1.byteCount },
        limit: SharedPictures.mostBytes, entryLimit: SharedPictures.mostKept)
    }
  }

  private func lend(_ piece: Piece) {
    let surplus = state.withLock { state in
      state.lent.append(piece)
      var surplus = state.trim()
      // Prepared pictures are still to be handed over: keep them.
      if state.lent.count > SharedPictures.mostLent,
        let oldest = state.lent.firstIndex(where: \.isWithClient)
      {
        surplus.append(state.lent.remove(at: oldest))
      }
      return surplus
    }
    SharedPictures.drop(surplus)
  }

  /// Removes the names of memory that the client does not have; the rest goes with the last reference.
  private static func drop(_ pieces: [Piece]) {
    for piece in pieces where !piece.isWithClient && !piece.isNameless {
      piece.hold?.remove(piece.name)
    }
  }

  private func bestFree(_ byteCount: Int) -> Piece? {
    state.withLock { state in
      state.reclaim()
      let fitting = state.free.indices.filter { state.free[$0].fits(byteCount) }
      let best = fitting.min { state.free[$0].byteCount < state.free[$1].byteCount }
      return best.map { state.free.remove(at: $0) }
    }
  }

  /// Makes a piece ready: usable, with a name and a mapping. The client may have removed or shortened
  /// it even if it was returned. `false` if the piece is lost.
  private func prepare(
    _ piece: inout Piece, _ hold: SharedMemoryHold, _ byteCount: Int, _ name: String
  ) -> Bool {
    let isWhite = piece.coat.map(paint.end) ?? false
    piece.coat = nil
    if !hold.isIntact(piece.byteCount) {
      guard piece.byteCount == byteCount, hold.isForsaken(byteCount),
        let name = hold.rename(name)
      else { return false }
      (piece.name, piece.isNameless) = (name, false)
    }
    piece.memory = piece.memory ?? SharedPictures.mapped(hold, piece.byteCount)
    piece.memory?.isWhite = isWhite
    return piece.memory != nil
  }

  private static func mapped(_ hold: SharedMemoryHold, _ count: Int) -> PixelMemory? {
    let base = mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, hold.descriptor, 0)
    guard let base, base != MAP_FAILED else { return nil }
    let start = UInt(bitPattern: base)
    return PixelMemory(base.assumingMemoryBound(to: UInt8.self), capacity: count) {
      munmap(UnsafeMutableRawPointer(bitPattern: start), count)
    }
  }
}
