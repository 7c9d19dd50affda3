// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// A separate context, behind a lock, for dropping shared objects from any thread.
///
/// A context serves one thread at a time, so the last owner of an object, which may be on any thread,
/// cannot use the context that the object was made with.
final class DropContext: @unchecked Sendable {
  private let context: EngineContext
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ context: EngineContext) {
    self.context = context
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func drop(_ body: (UnsafeMutablePointer<fz_context>) -> Void) {
    pthread_mutex_lock(mutex)
    if let raw = context.raw { body(raw) }
    pthread_mutex_unlock(mutex)
  }
}
