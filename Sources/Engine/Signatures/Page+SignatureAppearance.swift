// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Page {
  /// Draws the signature into the box of a widget; an empty box gets an empty appearance.
  func show(_ new: NewSignature, in widget: PDFObject) throws(EngineError) {
    let id = try document.annotationID(of: widget)
    guard let annotation = try annotation(id), annotation.rect.area > 1 else {
      return try showNothing(widget)
    }
    var painter = Painter(annotation, in: document)
    painter.box = Rect(origin: .zero, size: annotation.rect.size)
    painter.placement = .translation(annotation.rect.x0, annotation.rect.y0)
    painter.blend = nil
    try painter.draw(new)
    let form = try painter.form(toUserSpace: writer.toUserSpace, opacity: 1)
    try widget.set("AP", document.makeDictionary(["N": form]))
    try widget.set("AS", nil)
    try reloadAnnotations()
  }

  /// Viewers expect an appearance even for an invisible signature.
  private func showNothing(_ widget: PDFObject) throws(EngineError) {
    let form = try document.makeDictionary([
      "Type": document.makeName("XObject"), "Subtype": document.makeName("Form"),
      "BBox": document.makeReals([0, 0, 0, 0]),
    ])
    try widget.set("AP", document.makeDictionary(["N": document.addStream(form, [])]))
  }
}

extension Painter {
  /// Draws the name or picture, and the details to its right. In a high box, one is below the other.
  fileprivate mutating func draw(_ new: NewSignature) throws(EngineError) {
    let look = new.appearance
    let inner = box.grown(by: -min(3, min(box.width, box.height) * 0.08))
    let lines = new.shownLines
    let hasMark = look.picture != nil || !look.strokes.isEmpty || look.showsName
    guard hasMark else { return try draw(lines: lines, look.color, in: inner) }
    guard !lines.isEmpty else { return try drawMark(new, in: inner) }
    let isWide = inner.width >= 1.6 * inner.height
    let share = 0.45
    let gap = (isWide ? inner.width : inner.height) * 0.03
    let first =
      isWide
      ? Rect(inner.x0, inner.y0, inner.x0 + inner.width * share, inner.y1)
      : Rect(inner.x0, inner.y0, inner.x1, inner.y0 + inner.height * share)
    let second =
      isWide
      ? Rect(first.x1 + gap, inner.y0, inner.x1, inner.y1)
      : Rect(inner.x0, first.y1 + gap, inner.x1, inner.y1)
    try drawMark(new, in: first)
    try draw(lines: lines, look.color, in: second)
  }

  private mutating func drawMark(_ new: NewSignature, in rect: Rect) throws(EngineError) {
    let look = new.appearance
    if let bytes = look.picture {
      let picture = try document.addPicture(bytes)
      guard picture.size.width > 0, picture.size.height > 0 else { return }
      let scale = min(rect.width / picture.size.width, rect.height / picture.size.height)
      return draw(
        picture.object,
        picture.matrix.then(.translation(-picture.size.width / 2, -picture.size.height / 2))
          .then(.scale(scale, scale)).then(.translation(rect.center.x, rect.center.y)))
    }
    if !look.strokes.isEmpty {
      let width = max(rect.height * 0.025, 0.5)
      return drawStrokes(look.strokes, look.color, width: width, in: rect)
    }
    var style = Annotation.TextStyle()
    style.size = 24
    style.color = look.color
    let rows = new.nameRows(in: rect)
    for (index, row) in rows.enumerated() {
      let height = rect.height / Double(rows.count)
      let place = Rect(
        rect.x0, rect.y0 + Double(index) * height + height * 0.1, rect.x1,
        rect.y0 + Double(index + 1) * height - height * 0.1)
      try draw(line: row, style: style, fitting: place)
    }
  }

  /// Draws lines as large as they fit; long ones are broken.
  private mutating func draw(lines: [String], _ color: Color, in rect: Rect) throws(EngineError) {
    guard !lines.isEmpty, rect.area > 0 else { return }
    var style = Annotation.TextStyle()
    style.color = color
    for size in [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as [Double] {
      style.size = size
      let block = TypesetText(
        text: lines.joined(separator: "\n"), style: style, width: rect.width, bleed: 4)
      let (page, extent) = try block.page(in: document.context)
      let fits = extent.height <= rect.height && extent.ink.width <= rect.width + 1
      guard fits || size == 1 else { continue }
      let picture = try document.addPicture(page)
      let top = rect.y0 + max(0, (rect.height - extent.height) / 2)
      return draw(picture.object, picture.matrix.then(.translation(rect.x0 - block.bleed, top)))
    }
  }
}

extension NewSignature {
  fileprivate var shownLines: [String] {
    var lines: [String] = []
    if appearance.showsName { lines.append("Digitally signed by \(name)") }
    if appearance.showsDate {
      let text = CivilTime(seconds: time).rfc3339.dropLast()
      lines.append("Date: \(text.replacing("T", with: " ")) UTC")
    }
    if appearance.showsReason, let reason, !reason.isEmpty { lines.append("Reason: \(reason)") }
    if appearance.showsLocation, let location, !location.isEmpty {
      lines.append("Location: \(location)")
    }
    return lines
  }

  /// The name in the number of rows that makes it largest: one, or two of about equal length.
  fileprivate func nameRows(in rect: Rect) -> [String] {
    let words = name.split(separator: " ").map { String($0) }
    guard words.count > 1, rect.width < Double(name.count) * rect.height * 0.5 else {
      return [name]
    }
    let splits = (1..<words.count).map { cut in
      [words[..<cut].joined(separator: " "), words[cut...].joined(separator: " ")]
    }
    return splits.min { $0.map(\.count).max() ?? 0 < $1.map(\.count).max() ?? 0 } ?? [name]
  }
}
