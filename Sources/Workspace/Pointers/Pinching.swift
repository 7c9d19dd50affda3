// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// A pinch as it began.
private struct Pinch {
  let before: View
  let origin: Point
}

/// Scrolls and zooms by wheels and pinches.
public final class Pinching {
  private unowned let open: OpenView
  /// The pinch under way.
  private var pinch: Pinch?

  init(in view: OpenView) { open = view }

  /// Ends the pinch under way: the view was changed otherwise.
  func forget() { pinch = nil }

  /// Takes a turn of a wheel, or a movement on a touchpad, by so many pixels: scrolls, with the
  /// control key zooms around the point (the middle of the view unless given), and with the shift key
  /// scrolls to the side. Handled where there was any way to go.
  public func scroll(
    by delta: Point, at point: Point?, _ modifiers: Modifiers
  ) throws(ViewError) -> EventReport {
    let zooms = modifiers.contains(.control)
    let turned = modifiers.contains(.shift) && delta.x == 0 ? Point(delta.y, 0) : delta
    let isHandled = try open.show(zooms ? .zoom : .scroll) { (view) throws(ViewError) in
      guard zooms else { return try view.roll(by: turned) }
      return try view.zoom(byWheel: delta.y, around: point ?? view.middle)
    }
    return open.report { $0.isHandled = isHandled }
  }

  /// Takes a pinch, or a phase of it: zooms by a factor since it began, around what was at its point
  /// then. A phase of a pinch that did not begin, or has ended because the view was changed otherwise,
  /// is not handled.
  public func pinch(
    _ phase: GesturePhase?, by factor: Double, at point: Point
  ) throws(ViewError) -> EventReport {
    let isHandled = try follow(phase, by: factor, at: point, .zoom)
    return open.report { $0.isHandled = isHandled }
  }

  /// Does the same as ``pinch(_:by:at:)``, as a part of an event.
  ///
  /// - Returns: whether it was handled.
  func follow(
    _ phase: GesturePhase?, by factor: Double, at point: Point, _ cause: ViewCause
  ) throws(ViewError) -> Bool {
    let begun = phase == nil || phase == .began ? Pinch(before: open.view, origin: point) : pinch
    guard let begun else { return false }
    try open.show(cause) { (view) throws(ViewError) in
      view = begun.before
      if phase != .cancelled { try view.pinch(by: factor, from: begun.origin, to: point) }
    }
    pinch = phase == .began || phase == .moved ? begun : nil
    return true
  }
}
