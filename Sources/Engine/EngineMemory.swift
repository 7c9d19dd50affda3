// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// The counters of a context's memory, and their lock. The allocator of all clones of the context
/// shares them.
///
/// `@unchecked Sendable` because the engine's threads access them only with atomic operations, or under
/// the lock.
final class EngineMemory: @unchecked Sendable {
  let counters = UnsafeMutablePointer<cm_memory>.allocate(capacity: 1)
  private let whole: EngineMemory?

  init(limit: Int) {
    whole = nil
    counters.initialize(to: cm_memory())
    counters.pointee.limit = max(0, limit)
  }

  /// Makes a part of another memory. It is for contexts that are not clones of that memory's contexts:
  /// both count towards the limit of the whole.
  init(partOf whole: EngineMemory) {
    self.whole = whole
    counters.initialize(to: cm_memory())
    counters.pointee.whole = whole.counters
  }

  deinit {
    if whole != nil { cm_end_memory(counters) }
    counters.deallocate()
  }

  /// The counters with the limit.
  var wholeCounters: UnsafeMutablePointer<cm_memory> { whole?.counters ?? counters }

  /// A new part of the whole.
  func part() -> EngineMemory { EngineMemory(partOf: whole ?? self) }
}

/// Stops the engine in work that does not check its ``Cancellation``: while the brake is on, the
/// engine gets no memory, no more of the file and no further objects, and sooner or later fails with
/// ``EngineError/limitExceeded(_:_:)`` or ``EngineError/cancelled``. Work that needs none of these
/// continues.
public struct EngineBrake: Sendable {
  private let memory: EngineMemory

  init(_ memory: EngineMemory) { self.memory = memory }

  /// Safe on any thread; it affects all documents of the context and its clones.
  public func set(_ isOn: Bool) { cm_refuse_memory(memory.wholeCounters, isOn) }
}

/// Memory in pages of 2 MiB. The system zeroes and returns it eight times faster than the same amount
/// in pages of 4 KiB.
enum LargePages {
  static let size = 2 << 20
  private static let smallPage = 4 << 10

  /// At least `count` bytes, whole large pages but for the end; the caller unmaps them. If the system
  /// has no large pages left, small ones are used.
  ///
  /// - Parameter waste: the most bytes that may be added so that the last page is a large one, too.
  static func map(_ count: Int, waste: Int) -> UnsafeMutableRawBufferPointer? {
    guard count > 0, count <= Int.max - 2 * size else { return nil }
    let whole = (count + size - 1) & -size
    let length = whole - count <= waste ? whole : (count + smallPage - 1) & -smallPage
    // The kernel's choice need not begin at a large page.
    let base = mmap(nil, length + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let base, base != MAP_FAILED else { return nil }
    let skipped = -Int(bitPattern: base) & (size - 1)
    let start = base + skipped
    if skipped > 0 { munmap(base, skipped) }
    if skipped < size { munmap(start + length, size - skipped) }
    madvise(start, length, MADV_HUGEPAGE)
    return UnsafeMutableRawBufferPointer(start: start, count: length)
  }
}
