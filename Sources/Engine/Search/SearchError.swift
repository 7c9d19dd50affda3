// SPDX-License-Identifier: AGPL-3.0-or-later

/// The reason why a search is impossible. Messages are sentences for people.
public enum SearchError: Error, Hashable, Sendable {
  case emptyQuery
  /// The sentence tells the length and the limit.
  case queryTooLong(String)
  /// The regular expression is invalid at this character, counted from 0.
  case badExpression(reason: String, position: Int)
  /// Matching takes more steps or memory than allowed.
  case tooComplex
  case engine(EngineError)

  /// The sentence for people.
  public var message: String {
    switch self {
    case .emptyQuery: "The query is empty: give the text to search for."
    case .queryTooLong(let sentence): sentence
    case .badExpression(let reason, let position):
      "The regular expression is wrong at character \(position): \(reason)."
    case .tooComplex:
      """
      The query takes too long to match: give a shorter one, and avoid repetitions inside \
      repetitions in a regular expression.
      """
    case .engine(let error): error.message
    }
  }
}

/// Runs an engine call, and throws its error as a ``SearchError``.
func reading<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(SearchError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}

/// Runs several engine calls, and throws their error as a ``SearchError``.
func reading<Result>(_ body: () throws(EngineError) -> Result) throws(SearchError) -> Result {
  do { return try body() } catch { throw .engine(error) }
}
