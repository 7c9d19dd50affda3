// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Stops the engine's work from another thread. A cancellation cannot be revoked.
///
/// Unchecked: one thread only sets the cookie to 1, while another, in the engine, only tests whether
/// it is still 0. This is MuPDF's intended use of a cookie.
public final class Cancellation: @unchecked Sendable {
  let cookie: UnsafeMutablePointer<fz_cookie>

  public init() {
    cookie = .allocate(capacity: 1)
    cookie.initialize(to: fz_cookie())
  }

  deinit { cookie.deallocate() }

  /// Requests the work to stop; it soon throws ``EngineError/cancelled``.
  public func cancel() { cm_abort(cookie) }

  public var isCancelled: Bool { cm_is_aborted(cookie) }

  /// Throws ``EngineError/cancelled`` if the work should stop.
  func check() throws(EngineError) {
    if isCancelled { throw .cancelled }
  }
}
