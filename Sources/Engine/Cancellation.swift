// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A way to stop the engine's work from another thread. It stays cancelled once it is.
///
/// Unchecked: the cookie is memory of its own, which one thread only sets to 1 while another, in the
/// engine, only looks whether it is still 0; that is how MuPDF means a cookie to be used.
public final class Cancellation: @unchecked Sendable {
  let cookie: UnsafeMutablePointer<fz_cookie>

  public init() {
    cookie = .allocate(capacity: 1)
    cookie.initialize(to: fz_cookie())
  }

  deinit { cookie.deallocate() }

  /// Asks the work to stop; it throws ``EngineError/cancelled`` soon.
  public func cancel() { cm_abort(cookie) }

  public var isCancelled: Bool { cm_is_aborted(cookie) }

  /// Throws ``EngineError/cancelled`` where the work is to stop.
  func check() throws(EngineError) {
    if isCancelled { throw .cancelled }
  }
}
