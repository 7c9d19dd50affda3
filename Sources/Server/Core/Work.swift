// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// A type-erased ``Answer``: bytes to send, or the work that makes them.
enum Work {
  /// Encodes the result of a request's turns, on any thread.
  typealias Encoding = @Sendable () -> [UInt8]

  case done([UInt8])
  case paced(() throws(RPCError) -> Turn<Encoding>)
  case transaction(Transaction<Encoding>)
  case rasterized(@Sendable (EngineContext) -> [UInt8])

  init<Result: WrittenRecord>(_ answer: Answer<Result>, id: MessageID?) {
    // A notification's answer is also made, and then dropped.
    let id = id ?? .integer(0)
    switch answer {
    case .now(let result):
      self = .done(Outgoing.result(id, result))
    case .sliced(let next):
      self = .paced { () throws(RPCError) in
        try next().map { result in .done { Outgoing.result(id, result) } } ?? .goesOn
      }
    case .paced(let next):
      self = .paced { () throws(RPCError) in
        try next().map { result in { Outgoing.result(id, result) } }
      }
    case .transaction(let transaction):
      self = .transaction(transaction.map { result in { Outgoing.result(id, result) } })
    case .rasterized(let draw):
      self = .rasterized { context in
        do throws(RPCError) {
          return Outgoing.result(id, try draw(context))
        } catch {
          return Outgoing.error(id, error)
        }
      }
    }
  }
}
