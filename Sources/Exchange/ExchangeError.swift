// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Why annotations could not be exported or imported.
public enum ExchangeError: Error, Hashable, Sendable {
  /// The input does not follow its format; the text says why.
  case malformed(String)
  /// `limit` names the exceeded limit.
  case tooLarge(limit: String, String)
  case editing(EditError)

  public var message: String {
    switch self {
    case .malformed(let why), .tooLarge(_, let why): why
    case .editing(let error): error.message
    }
  }
}

/// Runs an engine call, and throws its error as an ``ExchangeError``.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(ExchangeError) -> Result {
  do { return try body() } catch { throw .editing(.engine(error)) }
}

/// Runs several engine calls, and throws their error as an ``ExchangeError``.
func engine<Result>(
  _ body: () throws(EngineError) -> Result
) throws(ExchangeError) -> Result {
  do { return try body() } catch { throw .editing(.engine(error)) }
}

/// The maximum size of an import, in bytes, for all formats.
public let mostExchangedBytes = 64 << 20
