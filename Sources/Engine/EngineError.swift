// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// An error of the engine. Messages are sentences for people.
public enum EngineError: Error, Hashable, Sendable {
  /// The file cannot be read at all: missing, unreadable, a directory, empty, or not a PDF.
  case cannotOpen(String)
  /// The file is encrypted; `wrong` means that a given password does not open it.
  case passwordRequired(wrong: Bool)
  /// The file, or the part that was needed, is damaged beyond repair.
  case damaged(String)
  /// The engine lacks the feature, or the file uses an unsupported one.
  case unsupported(String)
  /// A limit of memory, depth or size was exceeded.
  case limitExceeded(EngineLimit, String)
  /// The caller cancelled the work.
  case cancelled
  /// The object does not exist; `what` is its kind: `page`, `annotation`.
  case notFound(what: String, String)
  /// The system refused to write, or the written file is incomplete.
  case saveFailed(String)
  /// The system refused to write a file, with this error number.
  case notWritten(Int32)
  /// The engine rejected an invalid call: a bug in the caller.
  case rejected(String)

  init(_ error: cm_error) {
    let message = withUnsafeBytes(of: error.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch UInt32(bitPattern: error.code) {
    case FZ_ERROR_ABORT.rawValue: self = .cancelled
    case FZ_ERROR_LIMIT.rawValue:
      self = .limitExceeded(EngineLimit(.init(complaint: message)), message)
    case FZ_ERROR_SYSTEM.rawValue where message.contains(text: "alloc"):
      self = .limitExceeded(
        .memory, "the engine got no more memory; ask for less, or start with more --memory")
    case FZ_ERROR_UNSUPPORTED.rawValue: self = .unsupported(message)
    case FZ_ERROR_ARGUMENT.rawValue where EngineError.isOutOfOrder(message):
      self = .rejected(message)
    default: self = .damaged(message)
    }
  }

  /// Whether a call was rejected because it came at the wrong time. The wrong time is between the
  /// operations of the journal (`pdf-object.c`, `pdf-xref.c`). Other invalid arguments come from the
  /// file: an object of the wrong type, a number out of range, a reference to a missing object.
  private static func isOutOfOrder(_ message: String) -> Bool {
    ["operation", "undo", "redo"].contains { message.contains(text: $0) }
  }

  /// The error for a new field whose name is taken. Another field or a group has that name.
  static func taken(_ field: String) -> EngineError {
    .unsupported("there is a field \(field) already")
  }

  /// The message: a sentence for people.
  public var message: String {
    switch self {
    case .cannotOpen(let why), .notFound(_, let why), .saveFailed(let why): why
    case .passwordRequired(wrong: false): "The document is encrypted: give its password."
    case .passwordRequired(wrong: true): "The password does not open the document: try another."
    case .damaged(let why): "The document is damaged: \(why)."
    case .unsupported(let why): "The engine does not support this: \(why)."
    case .limitExceeded(_, let why): "A limit was reached: \(why)."
    case .cancelled: "The work was cancelled."
    case .notWritten(let number): "A file was not written: \(FileProblem(number).sentence)"
    case .rejected(let why): "The engine rejected the call: \(why)."
    }
  }
}
