// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A stroke drawn by hand, in page space. It may be the part of a stroke that lies on one page.
struct InkStroke {
  struct Sample: Hashable {
    var point: Point
    /// The pressure, 0 to 1; `nil` for a pointer without a sensor.
    var pressure: Double?
  }

  let pageIndex: Int
  /// The samples in pieces: a tool is copied with each event, a long stroke's points are not.
  private var pieces: [[Sample]] = []
  private static let pieceSize = 256
  private(set) var preview: StrokePreview
  private(set) var bounds: Rect
  private(set) var last: Sample

  init(_ first: Sample, onPage pageIndex: Int, tolerance: Double) {
    self.pageIndex = pageIndex
    preview = StrokePreview(tolerance: tolerance)
    bounds = Rect(around: first.point, radius: 0)
    last = first
    append(first)
  }

  var points: [Point] { pieces.joined().map(\.point) }
  var hasPressure: Bool { pieces.contains { $0.contains { $0.pressure != nil } } }
  /// The pressure at each point; 0.5 without a sensor.
  var pressures: [Double] { pieces.joined().map { $0.pressure ?? 0.5 } }

  /// Adds a point, unless it is too near to the last one. `least` is the least distance.
  mutating func extend(to sample: Sample, least: Double) {
    guard sample.point.distance(to: last.point) > max(least, 0) else { return }
    append(sample)
    bounds = bounds.union(Rect(around: sample.point, radius: 0))
    last = sample
  }

  mutating func coarsenPreview() { preview.coarsen() }

  private mutating func append(_ sample: Sample) {
    if let count = pieces.last?.count, count < InkStroke.pieceSize {
      pieces[pieces.count - 1].append(sample)
    } else {
      pieces.append([sample])
    }
    preview.append(sample.point)
  }
}
