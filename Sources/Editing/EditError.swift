// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Why a document was not changed or saved.
public enum EditError: Error, Hashable, Sendable {
  case engine(EngineError)
  /// `by` names what forbids it: `document`, `readOnly`, `annotationFlags`, `otherServer`.
  case notPermitted(by: String, String)
  /// Nothing to undo or redo, no such group.
  case nothingToDo(String)
  /// The file on disk is not the one that was opened.
  case changedOnDisk(String)
  case saveFailed(String)
  /// The change was not made, since it could not be entered in the edit log.
  case notLogged(String)
  /// A record of an edit log says nothing that can be understood.
  case unreadable(String)

  public var message: String {
    switch self {
    case .engine(let error): error.message
    case .notPermitted(_, let why), .nothingToDo(let why), .changedOnDisk(let why),
      .saveFailed(let why), .notLogged(let why), .unreadable(let why):
      why
    }
  }
}

/// Runs engine calls where errors of editing are thrown.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(EditError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}

/// Like the function above, for work of several steps.
func engine<Result>(
  _ body: () throws(EngineError) -> Result
) throws(EditError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}
