// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// A request that is worked on in slices.
final class Job {
  private let call: Call
  private let next: () throws(RPCError) -> [UInt8]?
  private let finish: ([UInt8]?) -> Void

  /// `finish` gets the answer, or `nil` where the request was cancelled.
  init(
    call: Call, next: @escaping () throws(RPCError) -> [UInt8]?,
    finish: @escaping ([UInt8]?) -> Void
  ) {
    self.call = call
    self.next = next
    self.finish = finish
  }

  /// Does a slice; `false` when the request has been answered.
  func step() -> Bool {
    do throws(RPCError) {
      try call.checkCancelled()
      guard let answer = try next() else { return true }
      finish(answer)
    } catch {
      finish(error.kind == .requestCancelled ? nil : Outgoing.error(call.id, error))
    }
    return false
  }
}
