// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

extension RPCError {
  init(_ error: EngineError) {
    switch error {
    case .cannotOpen: self.init(.cannotOpen, error.message)
    case .passwordRequired(let wrong):
      self.init(.passwordRequired, error.message, data: [.init("wrong", .bool(wrong))])
    case .damaged: self.init(.damaged, error.message)
    case .unsupported: self.init(.unsupported, error.message)
    case .limitExceeded(let limit, _):
      self.init(
        .limitExceeded, error.message,
        data: [.init("limit", .string(limit.name.rawValue))]
          + [limit.maximum.map { .init("maximum", .integer(Int64($0))) }].compactMap(\.self))
    case .cancelled: self = .cancelled
    case .notFound(let what, _):
      self.init(.notFound, error.message, data: [.init("what", .string(what))])
    case .saveFailed: self.init(.saveFailed, error.message)
    case .rejected: self.init(.internalError, error.message)
    }
  }

  init(_ error: EditError) {
    switch error {
    case .engine(let error): self.init(error)
    case .notPermitted(let by, let why):
      self.init(.notPermitted, why, data: [.init("by", .string(by))])
    case .nothingToDo(let why):
      self.init(.notFound, why, data: [.init("what", .string("step"))])
    case .changedOnDisk(let why): self.init(.changedOnDisk, why)
    case .saveFailed(let why), .notLogged(let why): self.init(.saveFailed, why)
    case .unreadable(let why): self.init(.damaged, why)
    }
  }
}

/// Runs engine calls in a method.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same for a closure of several steps.
func engine<Result>(_ body: () throws(EngineError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Runs edits in a method.
func editing<Result>(
  _ body: @autoclosure () throws(EditError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same for a closure of several steps.
func editing<Result>(_ body: () throws(EditError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
