// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The common parts of measuring tools.
extension ToolContext {
  /// The scale that the current tool measures on.
  var measure: Annotation.Measure { options.measure ?? .inches }

  /// The annotation with the scale of the current tool, and its measurement.
  func measured(_ annotation: Annotation) -> Annotation {
    var copy = annotation
    copy.measure = measure
    return copy.remeasured()
  }

  /// The length along points, or the area within them, as a caption. It is shown in their middle while
  /// they are drawn.
  func caption(of points: [Point], enclosingArea: Bool, onPage pageIndex: Int) -> OverlayItem? {
    let outline = Polyline(points, isClosed: enclosingArea)
    guard points.count > 1, let middle = Rect(around: points)?.center else { return nil }
    let measure = measure
    let words =
      enclosingArea
      ? measure.areaText(measure.area(outline.area))
      : measure.lengthText(measure.length(outline.length))
    return OverlayItem(
      .text(words, in: captionBox(words, around: middle)), role: .caption, pageIndex: pageIndex)
  }

  /// The rectangle for a caption. Its letters are 12 pixels of the view high.
  private func captionBox(_ words: String, around middle: Point) -> Rect {
    let pixel = 1 / view.state.scale
    let half = Size(Double(words.count) * 3.5 * pixel, 8 * pixel)
    return Rect(
      middle.x - half.width, middle.y - half.height, middle.x + half.width,
      middle.y + half.height)
  }
}
