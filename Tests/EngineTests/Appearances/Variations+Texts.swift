// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

extension Variations {
  private static func text(
    _ name: String, _ contents: String = "Free text in lines",
    _ change: @escaping Change = { _, _ in }
  ) -> Row {
    (
      "text \(name)", .freeText,
      { annotation, rect in
        annotation.contents = contents
        annotation.text = .init()
        annotation.color = nil
        change(&annotation, rect)
      }
    )
  }

  static var texts: [Row] {
    let fonts = ["Helvetica", "Times", "Courier"].map { font in
      text(font) { annotation, _ in
        annotation.text?.font = font
        annotation.text?.color = Gallery.blue
      }
    }
    let alignments = Annotation.TextAlignment.allCases.map { alignment in
      text("\(alignment)") { annotation, _ in annotation.text?.alignment = alignment }
    }
    let turns = [30.0, 90, 180, 315].map { turn in
      text("turned \(turn)", "Turned") { annotation, rect in
        annotation.rect = rect.grown(by: -8)
        annotation = annotation.turned(to: turn)
      }
    }
    let frames = bordered("text", .freeText) { annotation, _ in
      annotation.contents = "Framed"
      annotation.text = .init()
    }
    let fills = [
      text("fill") { annotation, _ in annotation.interiorColor = Gallery.yellow },
      text("sheer") { annotation, _ in
        annotation.interiorColor = Gallery.yellow
        annotation.opacity = 0.4
      },
    ]
    let callouts = [[0.05, 0.95, 0.3, 0.6, 0.4, 0.3], [0.05, 0.95, 0.4, 0.3]].map { shares in
      text("callout \(shares.count / 2)", "Out") { annotation, rect in
        annotation.color = Gallery.red
        annotation.textBox = Rect(
          rect.x0 + rect.width * 0.4, rect.y0, rect.x1, rect.y0 + rect.height * 0.5)
        annotation.callout = stride(from: 0, to: shares.count, by: 2).map {
          at(rect, shares[$0], shares[$0 + 1])
        }
        annotation.lineEndings = ["OpenArrow"]
        annotation.intent = "FreeTextCallout"
      }
    }
    return fonts + alignments + turns + frames + fills + callouts
  }

  static var scripts: [Row] {
    [
      ("Latin", "Áčęß"), ("Greek", "Ελλάδα"), ("Cyrillic", "Жизнь"), ("Arabic", "العربية"),
      ("Hebrew", "עברית"), ("Devanagari", "हिन्दी"), ("Chinese", "中文字"), ("Japanese", "日本かな"),
      ("Korean", "한국어"),
    ].map { name, contents in
      text(name, contents) { annotation, _ in annotation.text?.size = 16 }
    }
  }

  static var stamps: [Row] {
    let standard = ["Approved", "Draft", "NotForPublicRelease", "SignHere"].map { icon -> Row in
      (
        "stamp \(icon)", .stamp,
        { annotation, _ in
          annotation.icon = icon
          annotation.color = nil
        }
      )
    }
    let pictures: [(String, Annotation.Picture)] = [
      ("words", .words(.init("Über Δ", secondLine: "29 Feb 2024"))), ("check", .mark(.check)),
      ("cross", .mark(.cross)), ("dot", .mark(.dot)), ("png", .image(Pictures.png)),
      ("jpeg", .image(Pictures.jpeg)),
      ("strokes", .strokes([[Point(0, 20), Point(30, 0), Point(60, 25), Point(90, 5)]])),
    ]
    let ways: [(String, Double, Double)] = [("", 1, 0), (" sheer", 0.4, 0), (" turned", 1, 25)]
    let own = pictures.flatMap { name, picture in
      ways.map { way, opacity, turn -> Row in
        (
          "stamp \(name)\(way)", .stamp,
          { annotation, rect in
            annotation.picture = picture
            annotation.opacity = opacity
            annotation.rect = rect.grown(by: -8)
            annotation = annotation.turned(to: turn)
          }
        )
      }
    }
    return standard + own
  }

  static var icons: [Row] {
    func small(_ type: AnnotationType, _ icons: [String], _ change: @escaping Change) -> [Row] {
      icons.flatMap { icon -> [Row] in
        [1, 0.4].map { opacity in
          (
            "\(type) \(icon)\(opacity < 1 ? " sheer" : "")", type,
            { annotation, rect in
              annotation.rect = Rect(origin: rect.origin, size: Size(24, 24))
              annotation.icon = icon
              annotation.color = Gallery.yellow
              annotation.opacity = opacity
              change(&annotation, rect)
            }
          )
        }
      }
    }
    let notes = ["Comment", "Key", "Note", "Help", "NewParagraph", "Paragraph", "Insert", "Check"]
    return small(.text, notes) { _, _ in }
      + small(.fileAttachment, ["PushPin", "Graph", "Paperclip", "Tag"]) { annotation, _ in
        annotation.attachment = .init(name: "a.txt", bytes: [97])
      }
      + small(.sound, ["Speaker", "Mic"]) { annotation, _ in
        annotation.sound = .init(rate: 8000, bytes: [UInt8](repeating: 128, count: 80))
      }
  }
}
