// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Why a document was not changed or saved.
public enum EditError: Error, Hashable, Sendable {
  case engine(EngineError)
  /// The change is forbidden. `by` names what forbids it, such as `document`, `readOnly`,
  /// `annotationFlags` or `page`.
  case notPermitted(by: String, String)
  /// There is nothing to undo or redo, or no such group.
  case nothingToDo(String)
  /// The file on disk is not the file that was opened.
  case changedOnDisk(String)
  case saveFailed(String)
  /// The change was not made. It could not be written to the edit log.
  case notLogged(String)
  /// A record of an edit log cannot be understood.
  case unreadable(String)
  /// Making a change of the edit log again took too long.
  case timedOut(String)

  public var message: String {
    switch self {
    case .engine(let error): error.message
    case .notPermitted(_, let why), .nothingToDo(let why), .changedOnDisk(let why),
      .saveFailed(let why), .notLogged(let why), .unreadable(let why), .timedOut(let why):
      why
    }
  }
}

extension EditError {
  /// The same error, with the path of the unwritten file.
  func naming(_ path: String) -> EditError {
    guard case .engine(.notWritten(let number)) = self else { return self }
    return .saveFailed("\(path) was not written: \(FileProblem(number).sentence)")
  }
}

/// Runs an engine call, and throws its error as an ``EditError``.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(EditError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}

/// Runs several engine calls, and throws their error as an ``EditError``.
func engine<Result>(_ body: () throws(EngineError) -> Result) throws(EditError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}
