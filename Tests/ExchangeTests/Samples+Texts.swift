// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry

extension Samples {
  static let texts: [Annotation] = [
    make("free", .freeText, Rect(10, 200, 110, 260)) {
      $0.contents = "Free text, which is broken into lines\nof its box"
      $0.text = .init()
      $0.text?.color = blue
      $0.text?.alignment = .center
      $0.text?.size = 10.5
      $0.interiorColor = yellow
      $0.border.width = 2
    },
    make("scripts", .freeText, Rect(120, 200, 260, 290)) {
      $0.contents = "Ελληνικά Кириллица\nالعربية\nעברית\nहिन्दी\n中文 日本語 한국어"
      $0.color = nil
      $0.text = .init()
      $0.text?.font = "Courier"
      $0.text?.alignment = .right
    },
    make("turned", .freeText, Rect(20, 200, 140, 240)) {
      $0.contents = "Turned by a quarter"
      $0.text = .init()
      $0.text?.font = "Times"
      $0.rotation = 90
    },
    make("callout", .freeText, Rect(10, 200, 110, 240)) {
      $0.contents = "A callout"
      $0.text = .init()
      $0.callout = [Point(20, 280), Point(60, 260), Point(60, 240)]
      $0.lineEndings = ["ClosedArrow"]
      $0.intent = "FreeTextCallout"
    },
    make("redact", .redact, Rect(120, 200, 220, 220)) {
      $0.overlayText = "secret"
      $0.text = .init()
      $0.interiorColor = blue
    },
    make("redactText", .redact, Rect(120, 230, 220, 250)) {
      $0.quads = [Quad(Rect(120, 230, 170, 250)), Quad(Rect(180, 230, 220, 250))]
    },
  ]

  static let stamps: [Annotation] = [
    make("approved", .stamp, Rect(10, 20, 110, 60)) {
      $0.icon = "Approved"
      $0.color = nil
    },
    make("words", .stamp, Rect(120, 20, 240, 60)) {
      var words = Annotation.StampWords("Über Δ checked", secondLine: "Tess")
      words.pointsRight = true
      $0.picture = .words(words)
    },
    make("tilted", .stamp, Rect(120, 40, 240, 80)) {
      $0.picture = .words(.init("TILTED"))
      $0.rotation = 20
    },
    make("check", .stamp, Rect(10, 100, 40, 130)) { $0.picture = .mark(.check) },
    make("signature", .stamp, Rect(130, 100, 230, 140)) {
      $0.color = blue
      $0.picture = .strokes([[Point(0, 20), Point(20, 0), Point(100, 20)]])
    },
    make("image", .stamp, Rect(240, 100, 288, 132)) { $0.picture = .image(png) },
  ]

  static let marks: [Annotation] = ["highlight", "underline", "squiggly", "strikeOut"].flatMap {
    name in
    let type = AnnotationType(rawValue: name) ?? .unknown
    return [
      make(name, type, Rect(10, 100, 70, 114)) { $0.quads = [Quad(Rect(10, 100, 70, 114))] },
      make(name + "Lines", type, Rect(10, 100, 90, 130)) {
        $0.quads = [
          Quad(Rect(10, 100, 90, 114)),
          Quad(
            upperLeft: Point(12, 116), upperRight: Point(70, 120), lowerLeft: Point(10, 128),
            lowerRight: Point(68, 132)),
        ]
        $0.contents = "A remark"
        $0.opacity = 0.75
      },
    ]
  }

  static let others: [Annotation] = [
    make("caret", .caret, Rect(90, 150, 104, 164)) { $0.contents = "insert" },
    make("note", .text, Rect(10, 250, 30, 270)) {
      $0.icon = "Comment"
      $0.isOpen = true
      $0.contents = "A note"
      $0.flags = [.print, .noZoom, .noRotate]
    },
    make("reply", .text, Rect(10, 250, 30, 270)) {
      $0.icon = "Note"
      $0.replyTo = "note"
      $0.contents = "An answer"
      $0.flags = [.print, .noZoom, .noRotate]
    },
    make("member", .square, Rect(100, 250, 120, 270)) {
      $0.replyTo = "square"
      $0.isGrouped = true
    },
    make("count", .text, Rect(40, 250, 60, 270)) {
      $0.icon = "Check"
      $0.customData = ["countGroup": "doors"]
    },
    make("file", .fileAttachment, Rect(70, 250, 90, 270)) {
      $0.icon = "Paperclip"
      var file = Annotation.Attachment(name: "naïve.txt", bytes: Array("hello\0\u{ff}".utf8))
      file.mimeType = "text/plain"
      file.description = "A greeting"
      $0.attachment = file
    },
    make("sound", .sound, Rect(100, 250, 120, 270)) {
      $0.icon = "Speaker"
      $0.sound = .init(rate: 8000, bytes: [UInt8](repeating: 128, count: 80))
    },
    make("uri", .link, Rect(130, 250, 190, 270)) {
      $0.action = Action(.uri("https://example.org/a?b=c&d"))
      $0.border.width = 2
    },
    make("goTo", .link, Rect(130, 250, 190, 270)) {
      $0.color = nil
      $0.action = Action(
        .goTo(.init(pageIndex: 0, fit: .position(left: 10, top: 20, zoom: nil)), name: nil))
    },
    make("remote", .link, Rect(130, 250, 190, 270)) {
      $0.action = Action(.goToRemote(file: "other.pdf", pageIndex: 3, name: nil))
    },
    make("next", .link, Rect(130, 250, 190, 270)) {
      $0.action = Action(.named("NextPage"), next: [Action(.uri("https://example.org"))])
    },
  ]

  /// 24 by 16 pixels: a green disc, and a half transparent red corner at the upper right.
  static let png = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAc0lEQVR4nGNkwAYWBPzHKp6wgRFd6AQDQwNW"
        + "tVDARLThhORwABaSNcPUYfENNoDpAyoDiAVkeJ1YPUxkGU6CJXQKIhoCFsJK8AMLkvMBlQEdLCAyw2AFROhl"
        + "IlYhOYYjLKAhwHQFocxDom8xfYDPADKCEgCNPB8S1Ip7YgAAAABJRU5ErkJggg==") ?? Data())
}
