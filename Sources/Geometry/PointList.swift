// SPDX-License-Identifier: AGPL-3.0-or-later

/// Consecutive points: a stroke, corners, a drag.
public struct PointList: Hashable, Sendable {
  public var points: [Point]

  public init(_ points: [Point]) { self.points = points }
}

extension [Point] {
  public var list: PointList {
    get { PointList(self) }
    set { self = newValue.points }
  }
}

extension [[Point]] {
  public var lists: [PointList] {
    get { map(PointList.init) }
    set { self = newValue.map(\.points) }
  }
}
