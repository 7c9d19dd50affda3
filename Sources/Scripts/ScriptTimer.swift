// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A script to run later.
public struct ScriptTimer: Hashable, Sendable {
  public var source: String
  /// The delay, and the interval of a repeating timer.
  public var milliseconds: Double
  public var repeats: Bool

  public init(_ source: String, after milliseconds: Double, repeats: Bool = false) {
    self.source = source
    self.milliseconds = milliseconds
    self.repeats = repeats
  }

  init?(_ tree: JSONTree) {
    guard let source = tree[member: "source"]?.string, !source.isEmpty else { return nil }
    self.init(
      source, after: tree[member: "milliseconds"]?.double ?? 0,
      repeats: tree[member: "repeats"]?.bool ?? false)
  }
}
