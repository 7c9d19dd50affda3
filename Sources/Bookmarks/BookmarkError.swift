// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Why bookmarks were not read or changed.
public enum BookmarkError: Error, Hashable, Sendable {
  /// The document cannot be read or changed.
  case edit(EditError)
  /// There is no such bookmark or page, as `what` names it.
  case notFound(what: String, String)
  /// No provider accepts bookmarks of this kind.
  case notTaken(String)
  /// A provider outside the document failed.
  case provider(String)
  /// A provider outside the document did not answer in time.
  case late(String)
  /// The data does not follow its format.
  case malformed(String)

  public var message: String {
    switch self {
    case .edit(let error): error.message
    case .notFound(_, let why), .notTaken(let why), .provider(let why), .late(let why),
      .malformed(let why):
      why
    }
  }
}

/// Runs an engine call, and throws its error as a ``BookmarkError``.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(BookmarkError) -> Result {
  do { return try body() } catch { throw .edit(.engine(error)) }
}

/// Runs an edit, and throws its error as a ``BookmarkError``.
func editing<Result>(
  _ body: @autoclosure () throws(EditError) -> Result
) throws(BookmarkError) -> Result {
  do { return try body() } catch { throw .edit(error) }
}

/// Runs several edits, and throws their error as a ``BookmarkError``.
func editing<Result>(_ body: () throws(EditError) -> Result) throws(BookmarkError) -> Result {
  do { return try body() } catch { throw .edit(error) }
}
