// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// The ink that a pen has just drawn. The next stroke joins it if it follows soon and nearby, since a
/// pen is lifted often in handwriting.
struct PenInk {
  let id: String
  let pageIndex: Int
  let style: AnnotationStyle
  /// When the last stroke ended, in milliseconds on the client's clock.
  let time: Double

  /// The maximum pause and distance at which a stroke joins the ink. The pause is in milliseconds; the
  /// distance from the ink is in points (both as in Apryse's ink tool).
  private static let longestPause = 2000.0
  private static let greatestDistance = 200.0
  /// Ink with more points than this is not continued: each stroke writes all of it to the edit log.
  private static let manyPoints = 2000

  /// Whether a stroke that begins there, in this style, continues the ink.
  func isContinued(
    at pointer: PointerSample, _ style: AnnotationStyle, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard pointer.pointerType == .pen, let place = pointer.page, place.pageIndex == pageIndex,
      style == self.style, (0...PenInk.longestPause).contains(pointer.time - time),
      let ink = try annotation(context),
      ink.rect.distance(to: place.point) <= PenInk.greatestDistance
    else { return false }
    return ink.strokes.reduce(0) { $0 + $1.count } <= PenInk.manyPoints
  }

  /// The current ink annotation; `nil` if it is gone or may not be changed.
  func annotation(_ context: any ToolContext) throws(ToolError) -> Annotation? {
    let found = try engine(context.document.page(pageIndex).annotation(id))
    guard let found, found.type == .ink else { return nil }
    do throws(ToolError) { try context.check(.change(found)) } catch { return nil }
    return found
  }
}

extension InkWork {
  /// The ink with the complete strokes added.
  func appended(to ink: Annotation) -> Annotation {
    var joined = ink
    let (page, new) = (ink.pageIndex, strokes(onPage: ink.pageIndex))
    joined.strokes += new.map(\.points)
    if !ink.pressures.isEmpty || new.contains(where: \.hasPressure) {
      joined.pressures = pressures(of: ink) + new.map(\.pressures)
    }
    if let added = bounds(onPage: page, width: ink.border.width) {
      joined.rect = ink.rect.union(added)
    }
    return joined
  }

  /// The ink's pressures; 0.5 if unknown.
  private func pressures(of ink: Annotation) -> [[Double]] {
    guard ink.pressures.map(\.count) != ink.strokes.map(\.count) else { return ink.pressures }
    return ink.strokes.map { $0.map { _ in 0.5 } }
  }
}
