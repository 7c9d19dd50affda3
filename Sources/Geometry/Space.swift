// SPDX-License-Identifier: AGPL-3.0-or-later

/// The coordinate space of a point.
public enum Space: String, CaseIterable, Sendable {
  /// The page as shown, with crop box and rotation applied. The origin is at the top left, y points
  /// down, and the unit is 1/72 inch.
  case page
  /// The file's own default user space (ISO 32000-2, 8.3.2.3).
  case pdf
  /// A view's pixels, origin at its top left, y down.
  case view
}
