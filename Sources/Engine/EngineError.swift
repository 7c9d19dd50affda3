// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Why the engine could not do what was asked. Messages are sentences for people.
public enum EngineError: Error, Hashable, Sendable {
  /// The file cannot be read at all: not there, not readable, a directory, empty, not a PDF.
  case cannotOpen(String)
  /// The file is encrypted; `wrong` tells that a password was given that does not open it.
  case passwordRequired(wrong: Bool)
  /// The file, or the part of it that was needed, is broken beyond what repair can do.
  case damaged(String)
  /// The engine has no such feature, or the file uses one that it lacks.
  case unsupported(String)
  /// More memory, depth or size than is allowed.
  case limitExceeded(EngineLimit, String)
  /// The caller's cancellation was noticed.
  case cancelled
  /// There is no such thing; `what` is its kind: `page`, `annotation`.
  case notFound(what: String, String)
  /// The system refused to write.
  case saveFailed(String)
  /// A call was made that the engine rejects: a mistake of ours.
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

  /// Whether a call was rejected since it came at the wrong time, between the operations of the journal
  /// (`pdf-object.c`, `pdf-xref.c`). All else that is wrong with an argument is what the file has: an object
  /// of another type, a number out of its range, an object that is named and not there.
  private static func isOutOfOrder(_ message: String) -> Bool {
    ["operation", "undo", "redo"].contains { message.contains(text: $0) }
  }

  /// The sentence for people.
  public var message: String {
    switch self {
    case .cannotOpen(let why), .notFound(_, let why), .saveFailed(let why): why
    case .passwordRequired(wrong: false): "The document is encrypted: give its password."
    case .passwordRequired(wrong: true): "The password does not open the document: try another."
    case .damaged(let why): "The document is damaged: \(why)."
    case .unsupported(let why): "The engine does not support this: \(why)."
    case .limitExceeded(_, let why): "A limit was reached: \(why)."
    case .cancelled: "The work was cancelled."
    case .rejected(let why): "The engine rejected the call: \(why)."
    }
  }
}
