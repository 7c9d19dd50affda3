// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a user did, as tools are told of it.
public enum ToolEvent: Hashable, Sendable {
  case gesture(Gesture)
  case key(KeyPress)
}

/// A key with what was held down.
public struct KeyPress: Hashable, Sendable {
  /// As `KeyboardEvent.key` names it: `Delete`, `Escape`, `ArrowLeft`, `a` (UI Events KeyboardEvent
  /// key Values, W3C).
  public var key: String
  public var modifiers: Modifiers

  public init(_ key: String, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
