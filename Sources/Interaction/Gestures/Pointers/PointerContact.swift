// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A pointer that is down, and its use until it goes up.
struct PointerContact: Sendable {
  enum Role: Sendable {
    /// The pointer makes gestures.
    case acting
    /// The pointer moves the view, alone or with another finger.
    case pinching
    /// The pointer is ignored, such as a palm or a third finger.
    case ignored
  }

  let id: Int
  let type: PointerType
  /// When the pointer went down, in milliseconds on the client's clock.
  let start: Double
  /// When the pointer was last heard of, on the same clock.
  var heard: Double
  /// The position in view space.
  var position: Point
  /// The pressure while the pointer is down, 0 to 1.
  var pressure: Double
  var role: Role
}
