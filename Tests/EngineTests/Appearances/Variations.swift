// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// An annotation of each type that can be made, in each way in which its look varies, in a cell of its
/// own on sheets of the gallery's size. A link has no appearance: viewers draw its border as they will.
enum Variations {
  typealias Change = (inout Annotation, Rect) -> Void
  typealias Row = (name: String, type: AnnotationType, change: Change)

  private static let (columns, rows) = (6, 10)
  private static let cell = Size(57, 46)

  static let sheets: [[Annotation]] = {
    let all = shapes + lines + strokes + markup + texts + scripts + stamps + icons
    let count = columns * rows
    return stride(from: 0, to: all.count, by: count).map { start in
      all[start..<min(start + count, all.count)].enumerated().map { index, row in
        let origin = Point(
          8 + Double(index % columns) * (cell.width + 8),
          8 + Double(index / columns) * (cell.height + 9))
        return annotation(row, in: Rect(origin: origin, size: cell))
      }
    }
  }()

  private static func annotation(_ row: Row, in rect: Rect) -> Annotation {
    var new = Gallery.make(row.name, row.type, rect) { _ in }
    new.flags = row.type == .text ? [.print, .noZoom, .noRotate] : .print
    row.change(&new, rect)
    return new
  }

  static func at(_ rect: Rect, _ x: Double, _ y: Double) -> Point {
    Point(rect.x0 + rect.width * x, rect.y0 + rect.height * y)
  }

  /// The ways in which everything with a border varies.
  static func bordered(_ name: String, _ type: AnnotationType, _ shape: @escaping Change) -> [Row] {
    let ways: [(String, (inout Annotation) -> Void)] = [
      ("plain", { _ in }),
      ("colour", { $0.color = Gallery.blue }),
      ("wide", { $0.border.width = 6 }),
      (
        "dashed",
        {
          $0.border.width = 2
          $0.border.style = "D"
          $0.border.dash = [6, 3]
        }
      ),
      (
        "sheer",
        {
          $0.border.width = 5
          $0.opacity = 0.4
        }
      ),
    ]
    return ways.map { way, change in
      (
        "\(name) \(way)", type,
        { annotation, rect in
          shape(&annotation, rect)
          change(&annotation)
        }
      )
    }
  }

  /// The ways in which everything that can be filled varies besides.
  static func filled(_ name: String, _ type: AnnotationType, _ shape: @escaping Change) -> [Row] {
    let ways: [(String, (inout Annotation) -> Void)] = [
      ("fill", { $0.interiorColor = Gallery.yellow }),
      (
        "fill alone",
        {
          $0.interiorColor = Gallery.yellow
          $0.border.width = 0
        }
      ),
      (
        "sheer fill",
        {
          $0.interiorColor = Gallery.blue
          $0.border.width = 4
          $0.opacity = 0.5
        }
      ),
      ("cloud", { $0.border.cloudiness = 1 }),
      (
        "cloud fill",
        {
          $0.border.cloudiness = 2
          $0.border.width = 2
          $0.interiorColor = Gallery.yellow
        }
      ),
    ]
    return ways.map { way, change in
      (
        "\(name) \(way)", type,
        { annotation, rect in
          shape(&annotation, rect)
          change(&annotation)
        }
      )
    }
  }
}
