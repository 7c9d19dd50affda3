// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A pointer that is down, and what it is good for until it is up.
struct PointerContact: Sendable {
  enum Role: Sendable {
    /// It makes gestures.
    case acting
    /// It moves the view, alone or with another finger.
    case pinching
    /// Nothing comes of it: a palm, a third finger.
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
