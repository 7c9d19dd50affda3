// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The strokes of one page that are under way: complete ones, and the one that is being drawn.
struct InkWork {
  let pageIndex: Int
  private(set) var strokes: [InkStroke] = []
  private(set) var drawn: InkStroke?
  private var undone: [InkStroke] = []
  /// The tolerance of previews, in points.
  private var tolerance: Double

  /// If the previews of all strokes together exceed this number of points, they are simplified
  /// further, up to the coarsest tolerance, so that each move sends little.
  private static let manyPreviewPoints = 2000
  private let coarsest: Double

  /// - Parameter tolerance: how far a preview may be from its stroke at first, in points; for a long
  ///   one it is eight times as much in the end.
  init(pageIndex: Int, tolerance: Double) {
    self.pageIndex = pageIndex
    self.tolerance = tolerance
    coarsest = tolerance * 8
  }

  var isDrawing: Bool { drawn != nil }
  var isEmpty: Bool { strokes.isEmpty && drawn == nil }
  var all: [InkStroke] { drawn.map { strokes + [$0] } ?? strokes }

  mutating func begin(at sample: InkStroke.Sample) {
    drawn = InkStroke(sample, tolerance: tolerance)
    undone = []
  }

  mutating func extend(to sample: InkStroke.Sample, least: Double) {
    drawn?.extend(to: sample, least: least)
    keepPreviewsSmall()
  }

  /// Ends the stroke that is being drawn; one smaller than `least` both ways is dropped.
  mutating func end(least: Double) {
    guard let drawn else { return }
    self.drawn = nil
    if drawn.bounds.width >= least || drawn.bounds.height >= least { strokes.append(drawn) }
  }

  mutating func addDot(_ sample: InkStroke.Sample) {
    drawn = nil
    strokes.append(InkStroke(sample, tolerance: tolerance))
    undone = []
  }

  mutating func dropDrawn() { drawn = nil }

  /// Takes back the stroke that is being drawn, or the last one; tells whether there was one.
  mutating func undo() -> Bool {
    if drawn != nil {
      drawn = nil
      return true
    }
    guard let last = strokes.popLast() else { return false }
    undone.append(last)
    return true
  }

  mutating func redo() -> Bool {
    guard drawn == nil, let last = undone.popLast() else { return false }
    strokes.append(last)
    return true
  }

  private var previewCount: Int {
    strokes.reduce(drawn?.preview.count ?? 0) { $0 + $1.preview.count }
  }

  private mutating func keepPreviewsSmall() {
    while tolerance < coarsest, previewCount > InkWork.manyPreviewPoints {
      tolerance *= 2
      for index in strokes.indices { strokes[index].coarsenPreview() }
      drawn?.coarsenPreview()
    }
  }
}

extension InkWork {
  /// An ink annotation's strokes.
  var points: [[Point]] { strokes.map(\.points) }
  /// Its pressures, where a pen drew any of it.
  var pressures: [[Double]] {
    strokes.contains(where: \.hasPressure) ? strokes.map(\.pressures) : []
  }
  /// The area of its lines at this width; `nil` if it has none.
  func bounds(width: Double) -> Rect? {
    guard let first = strokes.first else { return nil }
    return strokes.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
      .grown(by: max(width, 0) / 2)
  }
}
