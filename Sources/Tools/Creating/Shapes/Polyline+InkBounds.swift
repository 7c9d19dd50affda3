// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Polyline {
  /// The rectangle around the lines as an annotation draws them. It includes their thickness and
  /// endings.
  func inkBounds(_ annotation: Annotation) -> Rect? {
    let width = max(annotation.border.width, 0)
    let hasEndings = annotation.lineEndings.contains { $0 != "None" }
    // Viewers draw endings up to nine times as large as the line is thick (MuPDF: pdf-appearance.c).
    let reach = hasEndings ? max(width, 1) * 9 : width / 2
    return Rect(around: points)?.grown(by: reach + annotation.border.cloudiness * 4)
  }
}
