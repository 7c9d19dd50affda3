// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// Free texts and stamps.
extension InstantAnnotation {
  static func border(_ a: Annotation) -> [(String, JSONTree)] {
    [
      ("borderWidth", InstantValue.number(a.border.width)),
      (
        "borderStyle",
        InstantValue.text(
          InstantVocabulary.word(a.border.style.rawValue, in: InstantVocabulary.borders))
      ),
    ]
  }

  static func text(_ a: Annotation) -> [(String, JSONTree)] {
    let style = a.text ?? .init()
    return [
      ("text", InstantText.tree(a.contents, version: version)),
      ("font", .string(style.font)), ("fontSize", InstantValue.number(style.size)),
      ("fontStyle", fontStyle(style)), ("fontColor", InstantValue.color(style.color)),
      ("horizontalAlign", .string(style.alignment.rawValue)), ("verticalAlign", "top"),
      ("backgroundColor", InstantValue.color(a.interiorColor)),
      ("borderColor", InstantValue.color(a.color)), ("rotation", rotation(a)),
      ("callout", callout(a)),
    ] + border(a)
  }

  private static func fontStyle(_ style: Annotation.TextStyle) -> JSONTree {
    let words: [JSONTree] = (style.isBold ? ["bold"] : []) + (style.isItalic ? ["italic"] : [])
    return words.isEmpty ? .null : .array(words)
  }

  /// The rotation, counterclockwise in Instant JSON.
  static func rotation(_ a: Annotation) -> JSONTree {
    a.rotation == 0 ? .null : InstantValue.number(360 - a.rotation)
  }

  private static func callout(_ a: Annotation) -> JSONTree {
    guard let start = a.callout.first, let end = a.callout.last, a.callout.count > 1 else {
      return .null
    }
    let box = a.textBox ?? a.rect
    let inset = [box.x0 - a.rect.x0, box.y0 - a.rect.y0, a.rect.x1 - box.x1, a.rect.y1 - box.y1]
    let cap = a.lineEndings.first.flatMap { InstantVocabulary.word($0, in: InstantVocabulary.caps) }
    return InstantValue.object([
      ("start", InstantValue.point(start)),
      ("knee", a.callout.count > 2 ? InstantValue.point(a.callout[1]) : .null),
      ("end", InstantValue.point(end)), ("cap", InstantValue.text(cap)),
      ("innerRectInset", .array(inset.map(InstantValue.number))),
    ])
  }

  static func stamp(
    _ a: Annotation, _ image: (key: String, type: String)?
  ) -> (type: String, members: [(String, JSONTree)])? {
    let common = [
      ("color", InstantValue.color(a.color)), ("rotation", rotation(a)),
      ("note", InstantValue.text(a.contents)),
    ]
    if case .words(let words)? = a.picture {
      return (
        "stamp",
        [
          ("stampType", "Custom"), ("title", .string(words.text)),
          ("subtitle", InstantValue.text(words.secondLine)),
        ] + common
      )
    }
    if let image {
      return (
        "image",
        [
          ("imageAttachmentId", .string(image.key)), ("contentType", .string(image.type)),
        ] + common.dropFirst()
      )
    }
    guard let icon = a.icon else { return nil }
    return ("stamp", [("stampType", .string(icon))] + common)
  }
}
