// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension EraserSweep {
  /// The rest of a stroke outside the area: the stroke is cut where the area's edge crosses it, and
  /// the pressure there lies between those of its neighbours.
  ///
  /// - Returns: `nil` where the area does not touch it.
  func remains(of stroke: [InkStroke.Sample]) -> [[InkStroke.Sample]]? {
    guard let first = stroke.first else { return nil }
    guard stroke.count > 1 else { return contains(first.point) ? [] : nil }
    var pieces: [[InkStroke.Sample]] = []
    var piece = [first]
    var isCut = false
    let area = bounds
    for (a, b) in zip(stroke, stroke.dropFirst()) {
      // A quick look first, since most of a long stroke is far away.
      guard Rect(a.point.x, a.point.y, b.point.x, b.point.y).intersects(area),
        let part = overlap(from: a.point, to: b.point)
      else {
        if piece.isEmpty { piece.append(a) }
        piece.append(b)
        continue
      }
      isCut = true
      if part.enter > 0 { piece.append(a.mixed(with: b, part.enter)) }
      pieces.append(piece)
      piece = part.leave < 1 ? [a.mixed(with: b, part.leave), b] : []
    }
    guard isCut else { return nil }
    pieces.append(piece)
    return pieces.filter { $0.count > 1 && EraserSweep.isLong($0) }
  }

  /// Crumbs that are shorter than this go, in points.
  private static let leastRemainder = 0.1

  private static func isLong(_ piece: [InkStroke.Sample]) -> Bool {
    var length = 0.0
    for (a, b) in zip(piece, piece.dropFirst()) {
      length += a.point.distance(to: b.point)
      if length >= leastRemainder { return true }
    }
    return false
  }
}

extension InkStroke.Sample {
  /// A sample between two samples, at a share of the way.
  fileprivate func mixed(with other: InkStroke.Sample, _ share: Double) -> InkStroke.Sample {
    var mixed = InkStroke.Sample(point: point + (other.point - point) * share)
    if let pressure, let end = other.pressure {
      mixed.pressure = pressure + (end - pressure) * share
    }
    return mixed
  }
}
