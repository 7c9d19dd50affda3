// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

@testable import Engine

extension EncodingTests {
  /// Each member differs from its default.
  static var full: Annotation {
    var full = Annotation(
      id: "a\u{0}\n\"é𝄞", type: .polyLine, pageIndex: 7, rect: Rect(0.1, -2.5, 1e-300, 0x1p53))
    full.flags = [.print, .locked]
    full.contents = "first\r\nsecond\u{2028}"
    full.author = ""
    full.subject = "s"
    full.created = -1
    full.modified = .max
    full.color = Color(red: 0.1, green: 1 / 3, blue: 1)
    full.interiorColor = Color(red: 0, green: 0, blue: 0)
    full.opacity = 0.3
    full.border.width = 1.7
    full.border.style = "D"
    full.border.dash = [3, 0.1]
    full.border.cloudiness = 2
    full.quads = [
      Quad(
        upperLeft: Point(1, 2), upperRight: Point(3, 4.000000000000001),
        lowerLeft: Point(5, 6), lowerRight: Point(7, .infinity))
    ]
    full.strokes = [[], [Point(0.1 + 0.2, .leastNonzeroMagnitude), Point(1e23, -1.0)]]
    full.vertices = [Point(.greatestFiniteMagnitude, 0x1.fffffffffffffp52)]
    full.line = [Point(1, 2), Point(3, 4)]
    full.lineEndings = ["None", "OpenArrow"]
    full.icon = "Note"
    full.isOpen = false
    full.action = Action(
      .goTo(Destination(pageIndex: 1, fit: .position(left: nil, top: 2.5, zoom: nil)), name: nil))
    full.replyTo = "b"
    full.groupName = "g"
    full.crop = Rect(0.25, 0, 1, 0.5)
    full.isGrouped = true
    full.layer = "l4"
    full.state = ReviewState("Accepted", model: "Mine")
    (full.parent, full.popup) = ("c", "d")
    fillParts(of: &full)
    full.hasAppearance = true
    return full
  }

  private static func fillParts(of full: inout Annotation) {
    full.text = .init()
    full.text?.font = "Times"
    full.text?.size = 0.1
    full.text?.color = Color(red: 1, green: 0, blue: 0.5)
    full.text?.alignment = .right
    full.text?.isBold = true
    full.text?.isItalic = true
    full.richText = "<p>r</p>"
    full.leader = .init(length: -0.1)
    full.leader?.overshoot = 1
    full.leader?.offset = 2
    full.caption = .init(.top)
    full.caption?.offset = Point(0.1, -3)
    full.callout = [Point(1, 2), Point(0.1, -3)]
    full.textBox = Rect(1, 2, 3, 0.3)
    full.rotation = 12.34
    full.uprightSize = Size(0.1, 1e9)
    full.overlayText = "x"
    full.query = RedactionQuery("q")
    full.query?.places = [.outline]
    var words = Annotation.StampWords("w", secondLine: "2")
    words.pointsLeft = true
    words.pointsRight = true
    full.picture = .words(words)
    var file = Annotation.Attachment(name: "n", bytes: [0, 255, 13])
    file.mimeType = "a/b"
    file.description = "d"
    full.attachment = file
    var sound = Annotation.Sound(rate: 44_100, bytes: [])
    sound.channels = 2
    sound.bitsPerSample = 16
    sound.encoding = "Signed"
    full.sound = sound
    full.measure = .init(unitsPerPoint: 0.1, unit: "cm", ratio: "1:1")
    full.measure?.precision = 0.25
    full.measure?.showsCaption = false
    full.intent = "PolyLineDimension"
    full.pressures = [[], [0.1, 1]]
    full.multiplies = true
    full.customData = ["b": "", "a\n": "c"]
  }
}
