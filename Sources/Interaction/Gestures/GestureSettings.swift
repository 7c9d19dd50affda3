// SPDX-License-Identifier: AGPL-3.0-or-later

/// The thresholds that tell one gesture from another. Each kind of pointer has its own.
public struct GestureSettings: Hashable, Sendable {
  /// The thresholds for one kind of pointer: distances in pixels of the view, times in milliseconds.
  public struct Row: Hashable, Sendable {
    /// How far a pressed pointer may stray before it drags. The distance counts from its origin.
    public var dragThreshold: Double
    /// How long a press lasts before it is a long press. It must stay in place. `nil` if it never
    /// becomes one.
    public var longPressDelay: Double?
    /// The longest pause between two taps of a series. It runs from the end of a tap to the press of
    /// the next one.
    public var tapInterval: Double
    /// The maximum distance between the origins of consecutive presses of a series.
    public var tapDistance: Double
  }

  /// A finger strays and covers what it hits: wide limits.
  public var touch = Row(
    dragThreshold: 10, longPressDelay: 500, tapInterval: 300, tapDistance: 40)
  /// A mouse holds still and has a button for the menu: tight limits and no long press.
  public var mouse = Row(
    dragThreshold: 4, longPressDelay: nil, tapInterval: 500, tapDistance: 5)
  /// A pen's tip trembles a little.
  public var pen = Row(
    dragThreshold: 6, longPressDelay: 500, tapInterval: 300, tapDistance: 20)

  public init() {}

  public subscript(type: PointerType) -> Row {
    switch type {
    case .touch: touch
    case .mouse: mouse
    case .pen: pen
    }
  }
}
