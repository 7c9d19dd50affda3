// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The meaning of an event of one of several pointers.
public enum PointerMeaning: Hashable, Sendable {
  /// A gesture of one pointer, for the tools.
  case gesture(Gesture)
  /// Fingers that move the view in every tool.
  case pinch(PinchStep)
}

/// One step of fingers that move the view: two that pinch or scroll, or one that scrolls.
public struct PinchStep: Hashable, Sendable {
  public var phase: GesturePhase
  /// The middle of the fingers, in view space.
  public var center: Point
  /// The distance between the fingers divided by the distance at the start; 1 while they only
  /// scroll.
  public var scale: Double

  public init(_ phase: GesturePhase, center: Point, scale: Double = 1) {
    self.phase = phase
    self.center = center
    self.scale = scale
  }
}

/// The use of fingers while a pen is near. The hand that holds the pen rests on the screen. While the
/// pen touches, fingers do nothing.
public enum PalmRejection: String, CaseIterable, Sendable {
  case ignore
  /// Fingers only scroll and pinch.
  case scroll
  /// Fingers work as usual.
  case off
}
