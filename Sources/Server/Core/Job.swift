// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// A request that is worked on in turns.
final class Job {
  let method: String
  private let call: Call
  private let next: () throws(RPCError) -> Turn<[UInt8]>
  private let finish: ([UInt8]?) -> Void

  enum State {
    case answered
    case goesOn
    /// Until this is drawn.
    case waits(IdleDrawing)
  }

  /// `finish` gets the answer, or `nil` where the request was cancelled.
  init(
    _ method: String, call: Call, next: @escaping () throws(RPCError) -> Turn<[UInt8]>,
    finish: @escaping ([UInt8]?) -> Void
  ) {
    self.method = method
    self.call = call
    self.next = next
    self.finish = finish
  }

  /// The document that it is about, if it is about one.
  var documentID: String? { call.documentID }

  var isCancelled: Bool { call.flag.isCancelled }

  /// Does a turn.
  func step() -> State {
    do throws(RPCError) {
      try call.checkCancelled()
      switch try call.limited(next) {
      case .done(let answer): finish(answer)
      case .goesOn: return .goesOn
      case .draws(let drawing): return .waits(call.limited(drawing))
      }
    } catch {
      fail(error)
    }
    return .answered
  }

  func fail(_ error: RPCError) {
    finish(error.kind == .requestCancelled ? nil : Outgoing.error(call.id, error))
  }
}
