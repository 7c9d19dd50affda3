// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The remaining part of an ink annotation.
struct ErasedInk {
  private struct Stroke {
    var samples: [InkStroke.Sample]
    var bounds: Rect
    var preview: [Point]

    init?(_ samples: [InkStroke.Sample], tolerance: Double) {
      guard let bounds = Rect(around: samples.lazy.map(\.point)) else { return nil }
      self.samples = samples
      self.bounds = bounds
      var short = StrokePreview(tolerance: tolerance)
      for sample in samples { short.append(sample.point) }
      preview = short.points
    }
  }

  private var strokes: [Stroke]
  private let width: Double

  /// - Parameter tolerance: the maximum distance of the preview from the strokes, in points.
  init(_ annotation: Annotation, tolerance: Double) {
    width = max(annotation.border.width, 0)
    let pressures = annotation.pressures
    strokes = annotation.strokes.enumerated().compactMap { index, points in
      let felt = index < pressures.count && pressures[index].count == points.count
      let samples = points.indices.map {
        InkStroke.Sample(point: points[$0], pressure: felt ? pressures[index][$0] : nil)
      }
      return Stroke(samples, tolerance: tolerance)
    }
  }

  var isEmpty: Bool { strokes.isEmpty }
  /// The strokes with few points, for drawing.
  var preview: [[Point]] { strokes.map(\.preview) }

  /// The rest without the parts that the disc passes over. A line is removed wherever the disc
  /// touches any part of its width, so the remaining round ends match the user's view.
  ///
  /// - Returns: `nil` if the disc touches nothing.
  func without(_ disc: EraserSweep, tolerance: Double) -> ErasedInk? {
    let disc = disc.grown(by: width / 2)
    let area = disc.bounds
    var rest = self
    rest.strokes = []
    var isTouched = false
    for stroke in strokes {
      guard stroke.bounds.intersects(area), let pieces = disc.remains(of: stroke.samples) else {
        rest.strokes.append(stroke)
        continue
      }
      isTouched = true
      rest.strokes += pieces.compactMap { Stroke($0, tolerance: tolerance) }
    }
    return isTouched ? rest : nil
  }

  /// The annotation with the remaining strokes; `nil` if none remain.
  func applied(to annotation: Annotation) -> Annotation? {
    guard let first = strokes.first else { return nil }
    var changed = annotation
    changed.rect = strokes.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
      .grown(by: max(annotation.border.width, 0) / 2)
    changed.strokes = strokes.map { $0.samples.map(\.point) }
    if !annotation.pressures.isEmpty {
      changed.pressures = strokes.map { $0.samples.map { $0.pressure ?? 0.5 } }
    }
    return changed
  }
}
