// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A piece of JavaScript in a document.
public struct Script: Hashable, Sendable {
  /// The name for people and messages, such as `Total, calculate`.
  public var name: String
  public var source: String

  public init(_ name: String, _ source: String) {
    self.name = name
    self.source = source
  }
}

public struct ScriptOutcome: Hashable, Sendable {
  /// Whether the action of the event may happen (`event.rc`).
  public var isAccepted = true
  /// The value of `event.value`; several values for a list box.
  public var value: [String] = []
  /// `event.change`.
  public var change = ""
  /// `event.selStart` and `event.selEnd`.
  public var selection = 0..<0
  /// The error that the script threw, if any; its earlier effects stand.
  public var error: String?

  public init() {}
}

extension ScriptOutcome {
  /// Reads the prelude's result.
  init(_ tree: JSONTree) {
    isAccepted = tree[member: "rc"]?.bool ?? true
    value = tree[member: "value"]?.string.map { [$0] } ?? tree.strings("value") ?? []
    change = tree[member: "change"]?.string ?? ""
    error = tree[member: "error"]?.string
    let ends = (tree[member: "selection"].flatMap { [$0[0], $0[1]] } ?? [])
      .map { end in Int(clamping: end?.integer ?? 0) }
    if let start = ends.first, let end = ends.last, start >= 0, start <= end {
      selection = start..<end
    }
  }
}
