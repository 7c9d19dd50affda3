// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Annotations of every type that can be made, side by side on a page of 400 by 560 points.
enum Gallery {
  static let size = Size(400, 560)

  static var all: [Annotation] {
    var all = shapes + texts + stamps + others
    for index in all.indices {
      all[index].flags = all[index].type == .text ? [.print, .noZoom, .noRotate] : [.print]
      all[index].created = 1_700_000_000
      all[index].modified = 1_700_000_000
    }
    return all
  }

  static let red = Color(red: 0.8, green: 0.1, blue: 0.1)
  static let blue = Color(red: 0, green: 0.2, blue: 0.8)
  static let yellow = Color(red: 1, green: 0.9, blue: 0.2)

  static func make(
    _ id: String, _ type: AnnotationType, _ rect: Rect, _ change: (inout Annotation) -> Void
  ) -> Annotation {
    var annotation = Annotation(id: id, type: type, pageIndex: 0, rect: rect)
    annotation.color = red
    change(&annotation)
    return annotation
  }

  static var texts: [Annotation] {
    [
      make("free", .freeText, Rect(10, 200, 110, 260)) {
        $0.contents = "Free text, which is broken into lines\nof its box"
        $0.text = .init()
        $0.text?.color = blue
        $0.interiorColor = yellow
        $0.border.width = 2
      },
      make("scripts", .freeText, Rect(120, 200, 260, 300)) {
        $0.contents = "Ελληνικά Кириллица\nالعربية\nעברית\nहिन्दी\n中文 日本語 한국어"
        $0.color = nil
        $0.text = .init()
        $0.text?.size = 11
        $0.text?.alignment = .center
      },
      make("turned", .freeText, Rect(270, 200, 390, 240)) {
        $0.contents = "Turned by 30 degrees"
        $0.text = .init()
        $0.text?.font = "Times"
        $0 = $0.turned(to: 30)
      },
      make("callout", .freeText, Rect(10, 270, 110, 300)) {
        $0.contents = "A callout"
        $0.text = .init()
        $0.callout = [Point(20, 340), Point(60, 320), Point(60, 300)]
        $0.lineEndings = ["ClosedArrow"]
        $0.intent = "FreeTextCallout"
      },
      make("redact", .redact, Rect(120, 310, 220, 330)) {
        $0.overlayText = "secret"
        $0.text = .init()
      },
    ]
  }

  static var stamps: [Annotation] {
    [
      make("approved", .stamp, Rect(10, 350, 110, 390)) {
        $0.icon = "Approved"
        $0.color = nil
      },
      make("words", .stamp, Rect(120, 350, 240, 390)) {
        var words = Annotation.StampWords("Über Δ checked", secondLine: "Tess, 29 Feb 2024")
        words.pointsRight = true
        $0.picture = .words(words)
      },
      make("tilted", .stamp, Rect(250, 340, 370, 380)) {
        $0.picture = .words(.init("TILTED"))
        $0.opacity = 0.5
        $0 = $0.turned(to: 20)
      },
      make("check", .stamp, Rect(10, 400, 40, 430)) { $0.picture = .mark(.check) },
      make("cross", .stamp, Rect(50, 400, 80, 430)) { $0.picture = .mark(.cross) },
      make("dot", .stamp, Rect(90, 400, 120, 430)) { $0.picture = .mark(.dot) },
      make("signature", .stamp, Rect(130, 400, 230, 440)) {
        $0.color = blue
        $0.border.width = 2
        $0.picture = .strokes([
          [Point(0, 20), Point(20, 0), Point(35, 25), Point(50, 5), Point(70, 22), Point(100, 0)],
          [Point(60, 30), Point(90, 28)],
        ])
      },
      make("image", .stamp, Rect(240, 400, 300, 440)) { $0.picture = .image(Pictures.png) },
      make("photo", .stamp, Rect(310, 400, 370, 440)) { $0.picture = .image(Pictures.jpeg) },
    ]
  }
}
