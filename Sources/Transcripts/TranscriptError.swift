// SPDX-License-Identifier: AGPL-3.0-or-later

/// Why a transcript could not be read or written.
public enum TranscriptError: Error, Hashable, Sendable {
  case malformed(path: String, Problem)
  /// The purpose is a phrase such as “read the transcript”; the reason comes from the system.
  case file(path: String, purpose: String, reason: String)
}

extension TranscriptError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let path, let problem): "\(path):\(problem.line): \(problem.message)"
    case .file(let path, let purpose, let reason): "Could not \(purpose) \(path): \(reason)."
    }
  }
}
