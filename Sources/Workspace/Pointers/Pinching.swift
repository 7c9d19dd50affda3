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

  /// Ends the pinch under way, because something else changed the view.
  func forget() { pinch = nil }

  /// Handles a wheel turn or touchpad movement, in pixels. It scrolls; with the control key it zooms
  /// around the point (default: the middle of the view), with the shift key it scrolls sideways. It is
  /// handled if the view could move.
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

  /// Handles a pinch, or a phase of it: zooms by a factor relative to its start, around the contents
  /// that were at its point then. A phase without a beginning, or after the pinch was ended by another
  /// change of the view, is not handled.
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
