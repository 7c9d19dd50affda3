// SPDX-License-Identifier: AGPL-3.0-or-later

/// A problem at a line of a transcript. It is, for example, a syntax error or an unanswered request.
public struct Problem: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  public let message: String

  static func at(_ line: Int, _ message: String) -> Problem {
    Problem(line: line, message: message)
  }
}
