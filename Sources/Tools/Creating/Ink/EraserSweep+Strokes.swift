// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension EraserSweep {
  /// The parts of a stroke outside the area. The stroke is cut at the area's edge, with interpolated
  /// pressure.
  ///
  /// - Returns: `nil` if the area does not touch the stroke.
  func remains(of stroke: [InkStroke.Sample]) -> [[InkStroke.Sample]]? {
    guard let first = stroke.first else { return nil }
    guard stroke.count > 1 else { return contains(first.point) ? [] : nil }
    var pieces: [[InkStroke.Sample]] = []
    var piece = [first]
    var isCut = false
    let area = bounds
    for (a, b) in zip(stroke, stroke.dropFirst()) {
      // A quick check first, since most of a long stroke is far away.
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

  /// Remaining pieces that are shorter than this are removed, in points.
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
  /// A sample interpolated between two samples.
  fileprivate func mixed(with other: InkStroke.Sample, _ share: Double) -> InkStroke.Sample {
    var mixed = InkStroke.Sample(point: point + (other.point - point) * share)
    if let pressure, let end = other.pressure {
      mixed.pressure = pressure + (end - pressure) * share
    }
    return mixed
  }
}
