// SPDX-License-Identifier: AGPL-3.0-or-later

/// What is wrong at a line of a transcript, such as its spelling, or a request without an answer.
public struct Problem: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  public let message: String

  static func at(_ line: Int, _ message: String) -> Problem {
    Problem(line: line, message: message)
  }
}
