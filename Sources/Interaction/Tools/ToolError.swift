// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

public enum ToolError: Error, Sendable {
  case engine(EngineError)
  case edit(EditError)
  case view(ViewError)
  /// An invalid request; the message says how to correct it.
  case invalid(String)
  /// A client's tool failed; the text follows the tool's name in the message.
  case client(ToolName, String, isLate: Bool)
  /// There is no tool of this name.
  case unknownTool(ToolName)
  /// The client refused; `by` is the id of its hook.
  case vetoed(by: String, String)
  /// The client has handled the event, which ends here; `by` is the id of the condition or hook.
  case consumed(by: String)
  /// The tools handed an event over in a circle.
  case tooManyHandOvers([ToolName])

  /// The client rule that consumed the event.
  public var consumer: String? { if case .consumed(let by) = self { by } else { nil } }

  /// Whether the client has cancelled the request that the work belongs to.
  public var isCancellation: Bool {
    switch self {
    case .engine(.cancelled), .edit(.engine(.cancelled)): true
    default: false
    }
  }

  /// Whether the work may not be done, however often it is tried.
  public var isRefusal: Bool { if case .edit(.notPermitted) = self { true } else { false } }

  public var message: String {
    switch self {
    case .engine(let error): error.message
    case .edit(let error): error.message
    case .view(let error): "\(error)"
    case .invalid(let why), .vetoed(_, let why): why
    case .client(let name, let what, _):
      "Another tool continues, because the client's tool \(name.rawValue) \(what)"
    case .consumed(let by): "The client has handled the event, by \(by)."
    case .unknownTool(let name):
      "There is no tool \(name.rawValue): tool/list names all of them."
    case .tooManyHandOvers(let path):
      "The tools hand over the event in a cycle: \(path.map(\.rawValue).joined(separator: ", "))."
    }
  }
}

/// Runs engine calls, turning their errors into ``ToolError``.
public func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(ToolError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}

/// Runs engine calls with several steps, turning their errors into ``ToolError``.
public func engine<Result>(_ body: () throws(EngineError) -> Result) throws(ToolError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}

/// Runs edits, turning their errors into ``ToolError``.
public func editing<Result>(
  _ body: @autoclosure () throws(EditError) -> Result
) throws(ToolError) -> Result {
  do { return try body() } catch { throw .edit(error) }
}
