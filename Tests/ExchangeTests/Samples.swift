// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry

@testable import Engine

/// Annotations of every type that can be made, with every variation, in 300 by 300 points.
enum Samples {
  static func all(on pageIndex: Int) -> [Annotation] {
    var all = shapes + lines + texts + stamps + marks + others
    for index in all.indices {
      all[index].pageIndex = pageIndex
      all[index].id = "s-\(all[index].id)-\(pageIndex)"
      all[index].replyTo = all[index].replyTo.map { "s-\($0)-\(pageIndex)" }
      if all[index].flags.isEmpty { all[index].flags = .print }
      all[index].created = 1_700_000_000
      all[index].modified = 1_700_000_100
    }
    return all
  }

  static let red = Color(red: 0.8, green: 0.2, blue: 0)
  static let blue = Color(red: 0, green: 0.2, blue: 0.8)
  static let yellow = Color(red: 1, green: 0.8, blue: 0.2)

  static func make(
    _ id: String, _ type: AnnotationType, _ rect: Rect, _ change: (inout Annotation) -> Void
  ) -> Annotation {
    var annotation = Annotation(id: id, type: type, pageIndex: 0, rect: rect)
    annotation.color = red
    change(&annotation)
    return annotation
  }

  static let shapes: [Annotation] = [
    make("square", .square, Rect(10, 10, 70, 50)) {
      $0.border.width = 3
      $0.interiorColor = yellow
      $0.opacity = 0.6
      $0.author = "Zoë & <Co>"
      $0.subject = "A \"box\""
      $0.contents = "Line one\rLine two\n\t<tag> & 日本語"
    },
    make("bare", .square, Rect(10, 10, 70, 50)) {
      $0.color = nil
      $0.interiorColor = blue
      $0.border.width = 0
      $0.customData = ["key": "value", "other": "ä"]
    },
    make("dashed", .circle, Rect(80, 10, 140, 50)) {
      $0.border.width = 2.5
      $0.border.style = "D"
      $0.border.dash = [6, 3, 1]
    },
    make("inset", .circle, Rect(80, 10, 140, 50)) { $0.border.style = "I" },
    make("beveled", .square, Rect(80, 10, 140, 50)) { $0.border.style = "B" },
    make("cloud", .square, Rect(150, 10, 230, 60)) { $0.border.cloudiness = 1 },
    make("cloudCircle", .circle, Rect(150, 10, 230, 60)) {
      $0.border.cloudiness = 2
      $0.interiorColor = yellow
      $0.multiplies = true
    },
    make("flags", .square, Rect(10, 60, 70, 90)) {
      $0.flags = [.print, .noZoom, .noRotate, .readOnly, .locked, .lockedContents]
    },
    make("hidden", .square, Rect(10, 60, 70, 90)) {
      $0.flags = [.hidden, .noView, .invisible, .toggleNoView]
    },
  ]

  static let lines: [Annotation] = [
    make("line", .line, Rect(10, 70, 100, 100)) {
      $0.line = [Point(15, 95), Point(95, 75)]
      $0.lineEndings = ["Circle", "ClosedArrow"]
      $0.interiorColor = yellow
    },
    make("arrow", .line, Rect(110, 70, 200, 100)) {
      $0.line = [Point(115, 95), Point(195, 75)]
      $0.lineEndings = ["Slash", "ROpenArrow"]
      $0.intent = "LineArrow"
    },
    make("plain", .line, Rect(110, 70, 200, 100)) { $0.line = [Point(115, 95), Point(195, 75)] },
    make("distance", .line, Rect(10, 100, 200, 130)) {
      $0.line = [Point(15, 125), Point(195, 105)]
      $0.measure = .init(unitsPerPoint: 2.54 / 72, unit: "cm", ratio: "1 in = 1 in")
      $0.intent = "LineDimension"
    },
    make("polyLine", .polyLine, Rect(10, 110, 100, 150)) {
      $0.vertices = [Point(15, 145), Point(40, 115), Point(60, 145), Point(95, 115)]
      $0.lineEndings = ["Square", "Diamond"]
    },
    make("perimeter", .polyLine, Rect(10, 110, 100, 150)) {
      $0.vertices = [Point(15, 145), Point(40, 115), Point(60, 145)]
      $0.measure = .init(unitsPerPoint: 0.5, unit: "m", ratio: "1 pt = 0.5 m")
      $0.intent = "PolyLineDimension"
    },
    make("polygon", .polygon, Rect(110, 110, 200, 150)) {
      $0.vertices = [Point(115, 115), Point(195, 115), Point(195, 148), Point(115, 148)]
      $0.interiorColor = yellow
      $0.border.style = "D"
      $0.border.dash = [3]
    },
    make("cloudPolygon", .polygon, Rect(110, 110, 200, 150)) {
      $0.vertices = [Point(115, 115), Point(195, 115), Point(195, 148)]
      $0.border.cloudiness = 1
      $0.intent = "PolygonCloud"
    },
    make("area", .polygon, Rect(110, 110, 200, 150)) {
      $0.vertices = [Point(115, 115), Point(195, 115), Point(195, 148)]
      $0.measure = .init(unitsPerPoint: 1 / 72, unit: "in", ratio: "1 in = 1 in")
      $0.intent = "PolygonDimension"
    },
    make("ink", .ink, Rect(10, 155, 150, 190)) {
      $0.strokes = [
        [Point(15, 185), Point(35, 160), Point(55.5, 188.25)], [Point(80, 170), Point(140, 174)],
      ]
      $0.border.width = 2
    },
    make("pressure", .ink, Rect(10, 155, 150, 190)) {
      $0.strokes = [[Point(15, 185), Point(35, 160), Point(55.5, 188.25)]]
      $0.pressures = [[0.125, 0.5, 1]]
      $0.border.width = 8
    },
    make("highlighter", .ink, Rect(10, 155, 150, 190)) {
      $0.strokes = [[Point(20, 172), Point(80, 168), Point(140, 174)]]
      $0.border.width = 16
      $0.multiplies = true
      $0.opacity = 0.5
    },
  ]
}
