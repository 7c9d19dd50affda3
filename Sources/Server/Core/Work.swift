// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// An ``Answer`` without the type of its result: bytes to send, or how they come about.
enum Work {
  case done([UInt8])
  case sliced(() throws(RPCError) -> [UInt8]?)
  case rasterized(@Sendable (EngineContext) -> [UInt8])

  init<Result: Record>(_ answer: Answer<Result>, id: MessageID?) {
    // A notification's answer is made all the same and then dropped.
    let id = id ?? .integer(0)
    switch answer {
    case .now(let result):
      self = .done(Outgoing.result(id, result))
    case .sliced(let next):
      self = .sliced { () throws(RPCError) in try next().map { Outgoing.result(id, $0) } }
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
