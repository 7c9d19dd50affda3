// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Starts a detached thread that runs `body`.
///
/// - Parameter name: the thread's name for the error if it cannot be started.
public func spawnThread(
  _ name: String, stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Void
) throws(SystemError) {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))

  let start = Unmanaged.passRetained(Start(body))
  var thread = pthread_t()
  let status = pthread_create(
    &thread, &attributes,
    { argument in
      if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }, start.toOpaque())
  if status != 0 {
    start.release()
    throw SystemError("start the thread \(name)", number: status)
  }
}

private final class Start {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
