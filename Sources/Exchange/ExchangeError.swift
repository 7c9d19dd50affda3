// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import XML

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
func engine<Result>(_ body: () throws(EngineError) -> Result) throws(ExchangeError) -> Result {
  do { return try body() } catch { throw .editing(.engine(error)) }
}

/// The maximum size of an import, in bytes, for all formats.
public let mostExchangedBytes = 64 << 20

extension ExchangeError {
  fileprivate init(_ error: XMLError, _ what: String) {
    self =
      switch error {
      case .notXML:
        .malformed("\(what) is not XML, which begins with “<”: check the file and its format.")
      case .encoding:
        .malformed("\(what) is not in a supported encoding: write it in UTF-8.")
      case .documentType:
        .malformed("It declares a document type, which is refused for safety: remove the DOCTYPE.")
      case .tooDeep, .tooLarge, .tooManyNamespaces:
        .tooLarge(
          limit: "xmlElements",
          "It has too many elements or nests them too deeply: divide it.")
      case .tooManyAttributes:
        .tooLarge(limit: "xmlAttributes", "\(what) has an element with too many attributes.")
      case .truncated(let line), .malformed(let line, _):
        .malformed("\(what) is not well-formed XML at line \(line): fix it.")
      case .outOfMemory: .tooLarge(limit: "memory", "There is not enough memory for it.")
      }
  }
}

/// Reads the root element of a document.
///
/// - Parameter what: the name of the document in messages, such as "The XFDF".
/// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
func readXML(_ bytes: [UInt8], _ what: String) throws(ExchangeError) -> XMLElement {
  do {
    return try XMLElement(XMLText(bytes, mostAttributes: mostAttributes))
  } catch {
    throw ExchangeError(error, what)
  }
}

private let mostAttributes = 256
