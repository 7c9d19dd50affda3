// SPDX-License-Identifier: AGPL-3.0-or-later

import Synchronization

/// Whether a request was cancelled; set by one thread, polled by another.
///
/// `@unchecked Sendable` since the one value behind the pointer is atomic.
public final class CancellationFlag: @unchecked Sendable {
  private let value = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: 1)

  public init() { value.initialize(to: Atomic(0)) }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  public var isCancelled: Bool { value.pointee.load(ordering: .acquiring) != 0 }

  public func cancel() { value.pointee.store(1, ordering: .releasing) }

  /// For C code that polls: not 0 once cancelled. Good for as long as the flag lives.
  public var pointer: UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Int32.self)
  }
}
