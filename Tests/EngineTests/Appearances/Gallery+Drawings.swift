// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

@testable import Engine

extension Gallery {
  static var shapes: [Annotation] {
    [
      make("square", .square, Rect(10, 10, 70, 50)) {
        $0.border.width = 3
        $0.interiorColor = yellow
        $0.opacity = 0.6
      },
      make("dashed", .circle, Rect(80, 10, 140, 50)) {
        $0.border.width = 2
        $0.border.style = "D"
        $0.border.dash = [6, 3]
      },
      make("cloud", .square, Rect(150, 10, 230, 60)) { $0.border.cloudiness = 1 },
      make("cloudCircle", .circle, Rect(240, 10, 320, 60)) {
        $0.border.cloudiness = 2
        $0.interiorColor = yellow
      },
      make("cloudPolygon", .polygon, Rect(330, 10, 390, 60)) {
        $0.vertices = [Point(335, 15), Point(385, 20), Point(380, 55), Point(340, 50)]
        $0.border.cloudiness = 1
        $0.intent = "PolygonCloud"
      },
      make("line", .line, Rect(10, 70, 100, 100)) {
        $0.line = [Point(15, 95), Point(95, 75)]
        $0.lineEndings = ["Circle", "ClosedArrow"]
        $0.interiorColor = yellow
      },
      make("arrow", .line, Rect(110, 70, 200, 100)) {
        $0.line = [Point(115, 95), Point(195, 75)]
        $0.lineEndings = ["Slash", "OpenArrow"]
        $0.border.width = 3
      },
      make("distance", .line, Rect(210, 70, 390, 100)) {
        $0.line = [Point(215, 95), Point(385, 75)]
        $0.measure = .init(unitsPerPoint: 2.54 / 72, unit: "cm", ratio: "1 in = 1 in")
        $0.intent = "LineDimension"
      },
      make("polyLine", .polyLine, Rect(10, 110, 100, 150)) {
        $0.vertices = [Point(15, 145), Point(40, 115), Point(60, 145), Point(95, 115)]
        $0.lineEndings = ["Square", "Diamond"]
      },
      make("area", .polygon, Rect(110, 110, 200, 150)) {
        $0.vertices = [Point(115, 115), Point(195, 115), Point(195, 148), Point(115, 148)]
        $0.interiorColor = yellow
        $0.opacity = 0.5
        $0.measure = .init(unitsPerPoint: 1 / 72, unit: "in", ratio: "1 in = 1 in")
        $0.intent = "PolygonDimension"
      },
      make("ink", .ink, Rect(210, 110, 300, 150)) {
        $0.strokes = [
          [Point(215, 145), Point(235, 115), Point(255, 145), Point(275, 115), Point(295, 145)]
        ]
        $0.border.width = 2
      },
      make("pressure", .ink, Rect(310, 110, 390, 150)) {
        $0.strokes = [[Point(315, 130), Point(335, 120), Point(355, 140), Point(385, 125)]]
        $0.pressures = [[0.1, 0.5, 1, 0.2]]
        $0.border.width = 8
        $0.color = blue
      },
      make("highlighter", .ink, Rect(10, 155, 150, 190)) {
        $0.strokes = [[Point(20, 172), Point(80, 168), Point(140, 174)]]
        $0.border.width = 16
        $0.color = yellow
        $0.multiplies = true
      },
    ]
  }

  static var others: [Annotation] {
    func quad(_ x: Double) -> [Quad] { [Quad(Rect(x, 500, x + 60, 514))] }
    return [
      make("highlight", .highlight, Rect(10, 500, 70, 514)) {
        $0.quads = quad(10)
        $0.color = yellow
      },
      make("underline", .underline, Rect(80, 500, 140, 514)) { $0.quads = quad(80) },
      make("squiggly", .squiggly, Rect(150, 500, 210, 514)) { $0.quads = quad(150) },
      make("strikeOut", .strikeOut, Rect(220, 500, 280, 514)) { $0.quads = quad(220) },
      make("caret", .caret, Rect(290, 500, 304, 514)) { _ in },
      make("note", .text, Rect(10, 450, 30, 470)) {
        $0.icon = "Comment"
        $0.color = yellow
      },
      make("count", .text, Rect(40, 450, 60, 470)) {
        $0.icon = "Check"
        $0.customData = ["countGroup": "doors", "label": "1"]
      },
      make("file", .fileAttachment, Rect(70, 450, 90, 470)) {
        $0.icon = "Paperclip"
        var file = Annotation.Attachment(name: "naïve.txt", bytes: Array("hello".utf8))
        file.mimeType = "text/plain"
        file.description = "A greeting"
        $0.attachment = file
      },
      make("sound", .sound, Rect(100, 450, 120, 470)) {
        $0.icon = "Speaker"
        $0.sound = .init(rate: 8000, bytes: [UInt8](repeating: 128, count: 800))
      },
      make("link", .link, Rect(130, 450, 190, 470)) {
        $0.color = nil
        $0.action = Action(.uri("https://example.org/ä"))
      },
    ]
  }
}
