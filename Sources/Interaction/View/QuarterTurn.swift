// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A clockwise turn of all pages as they are shown; it is not written to the file.
public enum QuarterTurn: Int, CaseIterable, Sendable {
  case none = 0
  case right = 90
  case half = 180
  case left = 270

  /// The turn by a multiple of 90 degrees; throws `ViewError.badRotation` for any other angle.
  public init(degrees: Int) throws(ViewError) {
    let reduced = degrees % 360
    guard let turn = QuarterTurn(rawValue: reduced < 0 ? reduced + 360 : reduced) else {
      throw .badRotation(degrees: degrees)
    }
    self = turn
  }

  /// The turn that undoes this one.
  public var reversed: QuarterTurn {
    switch self {
    case .none, .half: self
    case .right: .left
    case .left: .right
    }
  }

  /// The sum of two turns.
  public func adding(_ other: QuarterTurn) -> QuarterTurn {
    QuarterTurn(rawValue: (rawValue + other.rawValue) % 360) ?? .none
  }

  /// The size of a page once it is turned.
  public func turning(_ size: Size) -> Size {
    self == .right || self == .left ? size.turned : size
  }

  /// The map from a page of this size to its turned picture. The picture has its top left at the
  /// origin.
  func matrix(of size: Size) -> Matrix { .quarterTurns(degrees: rawValue, of: size) }

  /// The place of a page's top left in its turned picture. The coordinates are fractions of width and
  /// height.
  var leadingCorner: Point {
    Point(self == .right || self == .half ? 1 : 0, self == .half || self == .left ? 1 : 0)
  }
}
