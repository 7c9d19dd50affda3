// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Why annotations were not written to, or read from, another format.
public enum ExchangeError: Error, Hashable, Sendable {
  /// The input does not follow its format; the text says where.
  case malformed(String)
  /// `limit` names what there is too much of.
  case tooLarge(limit: String, String)
  case editing(EditError)

  public var message: String {
    switch self {
    case .malformed(let why), .tooLarge(_, let why): why
    case .editing(let error): error.message
    }
  }
}

/// Runs engine calls where errors of exchange are thrown.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(ExchangeError) -> Result {
  do { return try body() } catch { throw .editing(.engine(error)) }
}

/// Like the function above, for work of several steps.
func engine<Result>(
  _ body: () throws(EngineError) -> Result
) throws(ExchangeError) -> Result {
  do { return try body() } catch { throw .editing(.engine(error)) }
}

/// The most bytes that are taken in, of any format.
public let mostExchangedBytes = 64 << 20
