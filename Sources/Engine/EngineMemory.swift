// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The counters that the allocator of all clones of a context shares.
///
/// `@unchecked Sendable` because the engine's threads access them only with atomic operations.
final class EngineMemory: @unchecked Sendable {
  let counters = UnsafeMutablePointer<cm_memory>.allocate(capacity: 1)

  init(limit: Int) {
    counters.initialize(
      to: cm_memory(used: 0, peak: 0, limit: max(0, limit), refuses: false, exempt: 0))
  }

  deinit { counters.deallocate() }
}

/// Stops the engine in work that does not check its ``Cancellation``: while the brake is on, the
/// engine gets no memory, no more of the file and no further objects, and sooner or later fails with
/// ``EngineError/limitExceeded(_:_:)`` or ``EngineError/cancelled``. Work that needs none of these
/// continues.
public struct EngineBrake: Sendable {
  private let memory: EngineMemory

  init(_ memory: EngineMemory) { self.memory = memory }

  /// Safe on any thread; it affects all documents of the context and its clones.
  public func set(_ isOn: Bool) { cm_refuse_memory(memory.counters, isOn) }
}
