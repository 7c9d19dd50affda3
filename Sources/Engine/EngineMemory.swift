// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The counters that the allocator of all clones of a context shares, and their lock.
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

  /// A part of another memory, for contexts that are not clones of that memory's contexts: both count
  /// towards the limit of the whole.
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
