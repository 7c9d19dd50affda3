// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

@testable import Engine

extension Variations {
  static var shapes: [Row] {
    let corners: Change = { annotation, rect in
      annotation.vertices = [at(rect, 0.1, 0.15), at(rect, 0.9, 0.3), at(rect, 0.6, 0.9)]
    }
    return bordered("square", .square) { _, _ in } + filled("square", .square) { _, _ in }
      + bordered("circle", .circle) { _, _ in } + filled("circle", .circle) { _, _ in }
      + bordered("polygon", .polygon, corners) + filled("polygon", .polygon, corners)
      + bordered("polyLine", .polyLine, corners)
      + [
        (
          "polyLine ends", .polyLine,
          { annotation, rect in
            corners(&annotation, rect)
            annotation.lineEndings = ["ClosedArrow", "Diamond"]
            annotation.interiorColor = Gallery.yellow
          }
        )
      ]
  }

  static var lines: [Row] {
    let slant: Change = { annotation, rect in
      annotation.line = [at(rect, 0.2, 0.8), at(rect, 0.8, 0.25)]
    }
    let ends = [
      ["OpenArrow", "ClosedArrow"], ["ROpenArrow", "RClosedArrow"], ["Square", "Circle"],
      ["Diamond", "Butt"], ["Slash", "None"],
    ]
    let ended: [Row] = ends.flatMap { ends in
      [nil, Gallery.yellow].map { fill in
        (
          "line \(ends.joined(separator: " "))\(fill == nil ? "" : " fill")", .line,
          { annotation, rect in
            slant(&annotation, rect)
            annotation.lineEndings = ends
            annotation.interiorColor = fill
          }
        )
      }
    }
    let measured: [Row] = [
      (
        "distance", .line,
        { annotation, rect in
          slant(&annotation, rect)
          annotation.measure = .init(unitsPerPoint: 1, unit: "pt", ratio: "1 pt = 1 pt")
          annotation.intent = "LineDimension"
        }
      ),
      (
        "area", .polygon,
        { annotation, rect in
          annotation.vertices = rect.grown(by: -4).corners
          annotation.measure = .init(unitsPerPoint: 1, unit: "pt", ratio: "1 pt = 1 pt")
          annotation.intent = "PolygonDimension"
        }
      ),
    ]
    return bordered("line", .line, slant) + ended + measured
  }

  static var strokes: [Row] {
    let wave: Change = { annotation, rect in
      annotation.strokes = [
        [at(rect, 0.1, 0.8), at(rect, 0.3, 0.2), at(rect, 0.5, 0.8), at(rect, 0.9, 0.2)],
        [at(rect, 0.1, 0.1), at(rect, 0.9, 0.95)],
      ]
    }
    return bordered("ink", .ink, wave) + [
      (
        "ink pressed", .ink,
        { annotation, rect in
          wave(&annotation, rect)
          annotation.border.width = 8
          annotation.pressures = [[0.1, 0.5, 1, 0.2], [1, 0]]
        }
      ),
      (
        "ink marker", .ink,
        { annotation, rect in
          wave(&annotation, rect)
          annotation.border.width = 10
          annotation.color = Gallery.yellow
          annotation.multiplies = true
        }
      ),
      ("caret", .caret, { _, _ in }),
      ("caret sheer", .caret, { annotation, _ in annotation.opacity = 0.4 }),
    ]
  }

  static var markup: [Row] {
    let types: [AnnotationType] = [.highlight, .underline, .squiggly, .strikeOut]
    return types.flatMap { type in
      let lines: Change = { annotation, rect in
        let (x0, x1) = (rect.x0, rect.x1)
        annotation.quads = [
          Quad(Rect(x0, rect.y0 + 4, x1, rect.y0 + 18)),
          Quad(Rect(x0, rect.y0 + 22, rect.center.x, rect.y0 + 36)),
        ]
      }
      let slant: Change = { annotation, rect in
        annotation.quads = [
          Quad(
            upperLeft: at(rect, 0, 0.5), upperRight: at(rect, 0.8, 0),
            lowerLeft: at(rect, 0.2, 1), lowerRight: at(rect, 1, 0.5))
        ]
      }
      let rows: [Row] = [
        ("\(type) lines", type, lines), ("\(type) slant", type, slant),
        (
          "\(type) sheer", type,
          { annotation, rect in
            lines(&annotation, rect)
            annotation.color = Gallery.blue
            annotation.opacity = 0.4
          }
        ),
      ]
      return rows
    } + redactions
  }

  private static var redactions: [Row] {
    [
      ("redact", .redact, { _, _ in }),
      (
        "redact areas", .redact,
        { annotation, rect in
          annotation.color = Gallery.blue
          annotation.quads = [
            Quad(Rect(rect.x0, rect.y0, rect.x1, rect.y0 + 12)),
            Quad(Rect(rect.x0, rect.y0 + 16, rect.center.x, rect.y0 + 30)),
          ]
          annotation.overlayText = "secret"
          annotation.text = .init()
        }
      ),
    ]
  }
}
