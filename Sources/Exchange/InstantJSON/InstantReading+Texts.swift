// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Notes, free texts, links and stamps.
extension InstantReading {
  /// Reads a text. An empty text in the document may be missing in the file.
  private func text(_ old: String?) throws(ExchangeError) -> String? {
    let text = try InstantText.read(object, "text") ?? ""
    return text.isEmpty && old == nil ? nil : text
  }

  func readNote(_ a: inout Annotation) throws(ExchangeError) {
    a.contents = try text(a.contents)
    a.color = try object.color("color") ?? kept("color", a.color)
    guard let word = try object.string("icon"), let first = word.first else { return }
    let icon = first.uppercased() + word.dropFirst()
    // An icon that Instant JSON does not have was exported as a note.
    let isKept = icon == "Note" && a.icon.map { !InstantVocabulary.icons.contains($0) } ?? false
    if !isKept, !word.utf8.contains(0) { a.icon = icon }
  }

  func readLink(_ a: inout Annotation) throws(ExchangeError) {
    a.contents = try object.string("note")
    try readBorder(&a)
    if object.isRemoved("action") { a.action = nil }
    guard let wanted = try object.object("action"),
      let action = try InstantAction.read(wanted, references)
    else { return }
    // If both describe the same action, the existing one has more detail.
    let old = a.action.flatMap { InstantAction.tree($0, references) }
    if let old, old == InstantAction.tree(action, references) { return }
    a.action = action
  }

  private func readBorder(_ a: inout Annotation) throws(ExchangeError) {
    a.color = try object.color("borderColor")
    a.border.width = try object.number("borderWidth", in: 0...1000) ?? (a.color == nil ? 0 : 1)
    guard let word = try object.string("borderStyle") else { return }
    guard let name = InstantVocabulary.name(word, in: InstantVocabulary.borders) else {
      throw object.fail("borderStyle", "the name of a style")
    }
    guard name != a.border.style.rawValue else { return }
    a.border.style = .init(rawValue: name)
    a.border.dash = name == "D" ? [3] : []
  }

  func readText(_ a: inout Annotation) throws(ExchangeError) {
    a.contents = try text(a.contents)
    var style = a.text ?? .init()
    style.font = try object.string("font") ?? style.font
    style.size = try object.number("fontSize", in: 0.1...1000) ?? style.size
    style.color = try object.color("fontColor") ?? style.color
    if let word = try object.string("horizontalAlign") {
      guard let alignment = Annotation.TextAlignment(rawValue: word) else {
        throw object.fail("horizontalAlign", "left, center or right")
      }
      style.alignment = alignment
    }
    if let words = try object.strings("fontStyle") {
      (style.isBold, style.isItalic) = (words.contains("bold"), words.contains("italic"))
    } else if object.isRemoved("fontStyle") {
      (style.isBold, style.isItalic) = (false, false)
    }
    a.text = style
    a.interiorColor = try object.color("backgroundColor")
    try readBorder(&a)
    try readTurn(&a)
    guard let callout = try object.object("callout") else {
      a.callout = []
      return
    }
    let start = try needed("callout.start", "a point [x, y]", try callout.point("start"))
    let end = try needed("callout.end", "a point [x, y]", try callout.point("end"))
    let knee = try callout.point("knee")
    a.callout = knee.map { [start, $0, end] } ?? [start, end]
    a.lineEndings = [try cap("cap", callout)]
    a.intent = "FreeTextCallout"
    if let inset = try callout.numbers("innerRectInset"), inset.count == 4 {
      let box = Rect(
        a.rect.x0 + inset[0], a.rect.y0 + inset[1], a.rect.x1 - inset[2], a.rect.y1 - inset[3])
      if a.textBox.map({ !$0.isNear(box) }) ?? true { a.textBox = box }
    }
  }

  private func readTurn(_ a: inout Annotation) throws(ExchangeError) {
    let turn = try object.number("rotation", in: -3600...3600) ?? 0
    let clockwise = ((360 - turn).truncatingRemainder(dividingBy: 360) + 360)
      .truncatingRemainder(dividingBy: 360)
    if (clockwise - a.rotation).magnitude > 0.001 { a.rotation = clockwise }
  }

  func readStamp(
    _ a: inout Annotation, _ picture: (String) throws(ExchangeError) -> Annotation.Picture
  ) throws(ExchangeError) {
    a.contents = try object.string("note")
    if name == "image" {
      guard let key = try object.string("imageAttachmentId") else {
        throw object.fail("imageAttachmentId", "the key of an attachment")
      }
      a.picture = try picture(key)
      a.icon = nil
      return try readTurn(&a)
    }
    a.color = try object.color("color")
    try readTurn(&a)
    guard let kind = try object.string("stampType"), !kind.isEmpty, !kind.utf8.contains(0) else {
      throw object.fail("stampType", "the name of a stamp")
    }
    guard kind == "Custom" else {
      (a.icon, a.picture) = (kind, nil)
      return
    }
    var words = Annotation.StampWords(
      try object.string("title") ?? "", secondLine: try object.string("subtitle"))
    if case .words(let old)? = a.picture {
      (words.pointsLeft, words.pointsRight) = (old.pointsLeft, old.pointsRight)
    }
    a.icon = nil
    a.picture = .words(words)
  }
}
