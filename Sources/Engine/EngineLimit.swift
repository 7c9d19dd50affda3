// SPDX-License-Identifier: AGPL-3.0-or-later

/// A limit that was reached, with its value if it is one number.
public struct EngineLimit: Hashable, Sendable {
  public enum Name: String, Sendable {
    case memory, pixels, pages, bytes, characters, nesting, count
    case scriptSteps, scriptMemory, scriptTime, scriptOutput
  }

  public var name: Name
  public var maximum: Int?

  public init(_ name: Name, _ maximum: Int? = nil) {
    self.name = name
    self.maximum = maximum
  }

  public static let memory = EngineLimit(.memory)
}

extension EngineLimit.Name {
  /// Parses an error message of the engine's C code.
  init(complaint: String) {
    let words: [(String, Self)] = [
      ("pixel", .pixels), ("byte", .bytes), ("deep", .nesting), ("recurs", .nesting),
      ("nest", .nesting),
    ]
    self = words.first { complaint.contains(text: $0.0) }?.1 ?? .count
  }
}
