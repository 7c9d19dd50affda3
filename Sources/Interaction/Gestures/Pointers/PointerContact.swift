// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A pointer that is down, and its use until it goes up.
struct PointerContact: Sendable {
  enum Role: Sendable {
    /// It makes gestures.
    case acting
    /// It moves the view, alone or with another finger.
    case pinching
    /// It is ignored: a palm, a third finger.
    case ignored
  }

  let id: Int
  let type: PointerType
  /// When it went down, in milliseconds on the client's clock.
  let start: Double
  /// In view space.
  var position: Point
  var role: Role
}
