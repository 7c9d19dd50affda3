// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A mutex with a condition variable.
///
/// `@unchecked Sendable` because the two POSIX objects are made to be shared, and never move.
public final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  public func locked<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Releases the lock until a signal or the deadline (monotonic clock). Call it only while locked.
  /// Returns `false` after the deadline.
  public func wait(until deadline: timespec?) -> Bool {
    guard var deadline else { return pthread_cond_wait(condition, mutex) == 0 }
    return pthread_cond_timedwait(condition, mutex, &deadline) == 0
  }

  /// Wakes all waiting threads.
  public func signal() { pthread_cond_broadcast(condition) }
}

extension timespec {
  /// The time on the monotonic clock after this duration. It is at most a year from now.
  public init(after timeout: Duration) {
    self.init()
    clock_gettime(CLOCK_MONOTONIC, &self)
    let (seconds, attoseconds) = max(.zero, min(timeout, .seconds(366 * 86400))).components
    let nanoseconds = Int64(tv_nsec) + attoseconds / 1_000_000_000
    tv_sec += Int(seconds) + Int(nanoseconds / 1_000_000_000)
    tv_nsec = Int(nanoseconds % 1_000_000_000)
  }
}
