// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Exchange
import Interaction
import JSON
import JSONRPC
import Signing

/// Maps each layer's errors to wire errors.
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
    case .saveFailed, .notWritten: self.init(.saveFailed, error.message)
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
    case .timedOut(let why): self.init(.timedOut, why)
    }
  }

  init(_ error: ViewError, under path: String = "params") {
    if error == .cancelled {
      self = .cancelled
    } else {
      self.init(WireError(path: path, message: "\(error)"))
    }
  }

  init(_ error: ToolError) { self.init(error, under: "params") }

  /// - Parameter path: the member that an invalid request is about.
  init(_ error: ToolError, under path: String) {
    switch error {
    case .engine(let error): self.init(error)
    case .edit(let error): self.init(error)
    case .view(let error): self.init(error)
    case .invalid(let why): self.init(WireError(path: path, message: why))
    case .vetoed(let by, let why):
      self.init(.vetoed, why, data: [.init("by", .string(by))])
    case .consumed(let by): self.init(.vetoed, error.message, data: [.init("by", .string(by))])
    case .client(_, _, isLate: true): self.init(.timedOut, error.message)
    case .client(let tool, _, isLate: false):
      self.init(.vetoed, error.message, data: [.init("by", .string(tool.rawValue))])
    case .unknownTool:
      self.init(.notFound, error.message, data: [.init("what", .string("tool"))])
    case .tooManyHandOvers: self.init(.internalError, error.message)
    }
  }

  init(_ error: BookmarkError) {
    switch error {
    case .edit(let error): self.init(error)
    case .notFound(let what, let why):
      self.init(.notFound, why, data: [.init("what", .string(what))])
    case .notTaken(let why): self.init(.unsupported, why)
    case .provider(let why): self.init(.vetoed, why, data: [.init("by", "bookmarkProvider")])
    case .late(let why): self.init(.timedOut, why)
    case .malformed(let why): self.init(.damaged, why)
    }
  }

  /// - Parameter path: the place of the query in the params.
  init(_ error: SearchError, at path: String = "params.query") {
    switch error {
    case .emptyQuery, .queryTooLong, .badExpression:
      self.init(WireError(path: path, message: error.message))
    case .tooComplex:
      self.init(.limitExceeded, error.message, data: [.init("limit", .string("matching"))])
    case .engine(let error): self.init(error)
    }
  }

  init(_ error: SigningError) {
    switch error {
    case .edit(let error): self.init(error)
    case .certificate(let problem):
      self.init(
        .cannotOpen, problem.message,
        data: [.init("certificate", .string(problem.rawValue))])
    case .notPermitted(let why):
      self.init(.notPermitted, why, data: [.init("by", .string("signature"))])
    case .noField(let why): self.init(.notFound, why, data: [.init("what", .string("field"))])
    case .unusable(let member, let why):
      self.init(WireError(path: "params." + member, message: why))
    case .failed(let why): self.init(.unsupported, why)
    }
  }

  init(_ error: ExchangeError) {
    switch error {
    case .malformed(let why): self.init(WireError(path: "params", message: why))
    case .tooLarge(let limit, let why):
      self.init(.limitExceeded, why, data: [.init("limit", .string(limit))])
    case .editing(let error): self.init(error)
    }
  }
}

// Methods call the layers below through these functions, which rethrow a layer's error as `RPCError`.
// Each type of error has its own function: Swift does not infer what an autoclosure throws.

/// Calls the engine.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same in several steps.
func engine<Result>(_ body: () throws(EngineError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Edits.
func editing<Result>(
  _ body: @autoclosure () throws(EditError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same in several steps.
func editing<Result>(_ body: () throws(EditError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Changes a view.
func viewing<Result>(
  under path: String = "params", _ body: @autoclosure () throws(ViewError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, under: path) }
}

/// The same in several steps.
func viewing<Result>(
  under path: String = "params", _ body: () throws(ViewError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, under: path) }
}

/// Runs tools.
///
/// - Parameter path: the member of the request that tools check.
func tooling<Result>(
  under path: String = "params", _ body: @autoclosure () throws(ToolError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, under: path) }
}

/// The same in several steps.
func tooling<Result>(_ body: () throws(ToolError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Reads or changes bookmarks.
func bookmarking<Result>(
  _ body: @autoclosure () throws(BookmarkError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same in several steps.
func bookmarking<Result>(_ body: () throws(BookmarkError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Searches.
func searching<Result>(
  at path: String = "params.query", _ body: @autoclosure () throws(SearchError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, at: path) }
}

/// Signs or checks signatures.
func signing<Result>(
  _ body: @autoclosure () throws(SigningError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// Imports or exports.
func exchanging<Result>(
  _ body: @autoclosure () throws(ExchangeError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
