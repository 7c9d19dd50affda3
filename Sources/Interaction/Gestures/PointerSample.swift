// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The state of a pointer at one moment.
public struct PointerSample: Hashable, Sendable {
  /// The pointer's id, as `PointerEvent.pointerId`; `nil` if the client reports only one pointer.
  public var pointerID: Int?
  /// Whether it is the first pointer of its type, as `PointerEvent.isPrimary`; `nil` if unknown.
  public var isPrimary: Bool?
  /// The position in view space.
  public var position: Point
  /// The page under the pointer, or one chosen by the caller. The point is in that page's space.
  public var page: PagePoint?
  public var pointerType: PointerType
  /// The pressure, 0 to 1; 0.5 for a pointer without a sensor (Pointer Events level 3, 4.1).
  public var pressure: Double
  public var tilt = PointerTilt.upright
  /// The part of a pen that touches.
  public var penPart = PenPart.tip
  public var buttons: PointerButtons
  public var modifiers: Modifiers
  /// The time in milliseconds on the client's clock, which may start anywhere.
  public var time: Double

  /// A pressure out of range is clamped, and NaN counts as 0; a page point that is not finite counts as
  /// none.
  public init(
    position: Point, page: PagePoint? = nil, pointerType: PointerType = .mouse,
    pressure: Double = 0.5, buttons: PointerButtons = [], modifiers: Modifiers = [],
    time: Double = 0
  ) {
    self.position = position
    self.page = page?.point.isFinite == true ? page : nil
    self.pointerType = pointerType
    self.pressure = pressure.isNaN ? 0 : min(max(pressure, 0), 1)
    self.buttons = buttons
    self.modifiers = modifiers
    self.time = time
  }
}

/// A pen's tilt, in degrees from upright, -90 to 90. It is that of Pointer Events level 3, 4.1.
public struct PointerTilt: Hashable, Sendable {
  /// The tilt to the right, if positive.
  public let x: Double
  /// The tilt towards the user, if positive.
  public let y: Double

  public static let upright = PointerTilt(x: 0, y: 0)

  /// Angles beyond the range are clamped; NaN counts as 0.
  public init(x: Double, y: Double) {
    func limited(_ angle: Double) -> Double { angle.isNaN ? 0 : min(max(angle, -90), 90) }
    (self.x, self.y) = (limited(x), limited(y))
  }
}

/// The part of a pen that the user works with.
public enum PenPart: String, CaseIterable, Sendable {
  case tip
  /// The other end.
  case eraser
  /// The tip, with the barrel button held.
  case barrel
}

public enum PointerType: String, CaseIterable, Sendable {
  case touch, mouse, pen
}

/// The buttons that are held down. The bits are those of Pointer Events level 3, 4.1.3.
public struct PointerButtons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left mouse button, or contact of a finger or pen.
  public static let primary = PointerButtons(rawValue: 1)
  /// The right mouse button, or a pen's barrel button. The pen touches with the button held.
  public static let secondary = PointerButtons(rawValue: 2)
  public static let middle = PointerButtons(rawValue: 4)
  public static let back = PointerButtons(rawValue: 8)
  public static let forward = PointerButtons(rawValue: 16)
  /// Contact of a pen's eraser end.
  public static let eraser = PointerButtons(rawValue: 32)
}

/// The modifier keys that are held down.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
  /// The command key of macOS, the Windows key, Super.
  public static let meta = Modifiers(rawValue: 8)
}

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
