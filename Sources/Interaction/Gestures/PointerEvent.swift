// SPDX-License-Identifier: AGPL-3.0-or-later

/// A raw event of a pointer, as a client's toolkit delivers it.
public struct PointerEvent: Hashable, Sendable {
  public var phase: PointerPhase
  public var sample: PointerSample

  public init(_ phase: PointerPhase, _ sample: PointerSample) {
    self.phase = phase
    self.sample = sample
  }
}

public enum PointerPhase: String, CaseIterable, Sendable {
  case down
  /// Moved while down. Without a press before it, the event of a mouse or pen counts as `hover`.
  case move
  case up
  /// The toolkit took the pointer away: the gesture under way is cancelled.
  case cancel
  /// Moved while not down.
  case hover
}
