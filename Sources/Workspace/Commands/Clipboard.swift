// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The annotations that were copied last. They can be pasted into any document of the client's.
struct Clipboard {
  var annotations: [Annotation] = []
}

extension Annotation {
  /// Whether it can be copied and pasted: fields belong to their form, popups to another annotation.
  var isCopyable: Bool { ![.widget, .popup, .unknown].contains(type) }

  /// Moved in page space with all its points.
  func moved(by delta: Point) -> Annotation {
    var copy = self
    copy.rect = rect.moved(by: delta)
    copy.quads = quads.map { quad in
      Quad(
        upperLeft: quad.upperLeft + delta, upperRight: quad.upperRight + delta,
        lowerLeft: quad.lowerLeft + delta, lowerRight: quad.lowerRight + delta)
    }
    copy.strokes = strokes.map { $0.map { $0 + delta } }
    copy.vertices = vertices.map { $0 + delta }
    copy.line = line.map { $0 + delta }
    copy.callout = callout.map { $0 + delta }
    return copy
  }
}
