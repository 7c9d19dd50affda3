// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Why a script did not finish. An exception in a script is not an error here; it is only reported.
public enum ScriptError: Error, Hashable, Sendable {
  /// The script exceeded a limit.
  case limitExceeded(script: String, Limit)
  /// The script's requests failed.
  case engine(EngineError)
  /// The script was requested while another one runs. This happens, for example, in an endless
  /// recursion.
  case busy(script: String)

  /// The message for people.
  public var message: String {
    switch self {
    case .limitExceeded: "A limit was reached: \(reason)."
    case .engine(let error): error.message
    case .busy(let script):
      "The script “\(script)” was not run: another one is still running. Answer its question first."
    }
  }

  /// The message as part of a sentence.
  public var reason: String {
    guard case .limitExceeded(let script, let limit) = self else { return message }
    return "the script “\(script)” took too \(limit.excess) and was ended. Nothing was changed; "
      + "to go on, open the document without scripts"
  }

  public enum Limit: String, Sendable {
    case steps, memory, time, output

    fileprivate var excess: String {
      switch self {
      case .steps: "many steps"
      case .memory: "much memory"
      case .time: "long"
      case .output: "many requests, or too long ones"
      }
    }
  }
}
