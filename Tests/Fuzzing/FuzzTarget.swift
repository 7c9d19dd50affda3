// SPDX-License-Identifier: AGPL-3.0-or-later

import LayerFuzzing

/// A part of the server that takes whatever a client sends, and what has to hold of it.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes are cut into messages.
  case frames
  /// JSON is read, written, and turned into params and results.
  case json
  /// A whole session is held.
  case dispatcher

  /// Gives it an input.
  ///
  /// - Returns: what does not hold; `nil` where all is well.
  public func problem(with input: [UInt8]) -> String? {
    switch self {
    case .frames: FrameProperty.problem(with: input)
    case .json: JSONProperty.problem(with: input)
    case .dispatcher: SessionProperty.problem(with: input)
    }
  }
}
