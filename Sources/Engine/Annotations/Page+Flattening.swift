// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Annotation {
  /// Whether the annotation can become part of its page: it is visible, has an appearance or is of a type
  /// that viewers draw without one, and is not a link, popup or widget.
  public var canBeFlattened: Bool {
    (hasAppearance || (type.isMarkup && hasShape)) && isVisible
      && ![.link, .popup, .widget].contains(type)
  }

  /// Whether the points that the type is drawn from are known; `true` for types that fill their rectangle.
  var hasShape: Bool {
    switch type {
    case .line: line.count > 1
    case .polygon, .polyLine: !vertices.isEmpty
    case .ink: strokes.contains { !$0.isEmpty }
    case .highlight, .underline, .squiggly, .strikeOut: !quads.isEmpty
    default: true
    }
  }
}

extension Page {
  /// Makes annotations part of the page's contents. They keep the look that they have on the screen,
  /// and are removed with their popups. All loaded pages are forgotten, including this one.
  ///
  /// - Returns: the ids of the removed annotations.
  /// - Throws: ``EngineError/unsupported(_:)`` if an annotation cannot be drawn.
  public func flatten(_ ids: [String]) throws(EngineError) -> [String] {
    var content = try FlatContent(self)
    let shown = try content.add(ids)
    let drawn = Set(shown)
    if let id = ids.first(where: { !drawn.contains($0) }) {
      throw .unsupported("annotation \(id) shows nothing that could stay on the page")
    }
    return try write(content, removing: ids)
  }

  /// Writes appearances that annotations lack, as flattening them does. The engine's journal takes time by the
  /// square of what one operation changes, so many annotations should get theirs in several.
  public func writeMissingAppearances(of ids: [String]) throws(EngineError) {
    try settleAnnotations()
    try FlatContent(self).keepLook(of: ids)
  }

  /// Removes annotations with their popups. The ones that show something become part of the page's
  /// contents. All loaded pages are forgotten, including this one.
  ///
  /// - Returns: the ids of the removed annotations.
  func dissolve(_ ids: [String]) throws(EngineError) -> [String] {
    var content = try FlatContent(self)
    let shown = try content.add(ids)
    let drawn = Set(shown)
    return try write(content, removing: ids.filter { !drawn.contains($0) } + shown)
  }

  private func write(
    _ content: FlatContent, removing ids: [String]
  ) throws(EngineError) -> [String] {
    if !content.forms.isEmpty {
      try append(content.stream)
      try addToResources(content.forms)
      try addToResources(content.layers, as: "Properties")
    }
    let removed = try remove(ids)
    document.reloadPages()
    return removed
  }

  /// The annotations that can become part of the page now. An appearance with an empty `BBox` shows
  /// nothing (ISO 32000-2, 12.5.5), so its annotation is not among them.
  public var flattenableAnnotations: [Annotation] {
    get throws(EngineError) {
      var shown: [Annotation] = []
      let all = try annotations.filter(\.canBeFlattened)
      if all.contains(where: { !$0.hasAppearance }) { try updateAppearances() }
      for annotation in all {
        let object = try annotationObject(annotation.id)
        if let form = try ScreenLook.form(of: object) {
          guard try placement(of: annotation, form) != nil else { continue }
        } else if try !ScreenLook(of: object, on: self).isShown {
          continue
        }
        shown.append(annotation)
      }
      return shown
    }
  }

  /// Maps the form's own space to the page's user space. Viewers place the form in this way (ISO
  /// 32000-2, 12.5.5).
  func placement(of annotation: Annotation, _ form: PDFObject) throws(EngineError) -> Matrix? {
    guard let box = try form["BBox"]?.rect else { return nil }
    let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    let drawn = matrix.apply(box)
    guard drawn.width > 0, drawn.height > 0 else { return nil }
    if !annotation.standsUpright {
      return drawn.map(to: writer.toUserSpace.apply(annotation.rect))
    }
    // It stands upright, however the page is rotated (12.5.3).
    let upright = Matrix(1, 0, 0, -1, 0, drawn.y0 + drawn.y1)
    var place = annotation.rect
    if annotation.type == .text, !annotation.hasAppearance {
      // The engine draws a note in a size of its own, at the upper left corner of its rectangle.
      let scale = writer.toUserSpace.scale
      place = Rect(origin: place.origin, size: Size(drawn.width / scale, drawn.height / scale))
    }
    return upright.then(drawn.map(to: place)).then(writer.toUserSpace)
  }

  /// Appends to the page's contents. The new contents are affected neither by the graphics state of the
  /// old ones nor by what the old ones leave open, such as a hidden layer.
  func append(_ content: ContentStream) throws(EngineError) {
    var open = try countOpenContents()
    if open.before > 1 {
      try context.call { cm_balance_contents($0, document.raw, raw, $1) }
      open = try countOpenContents()
    }
    func repeated(_ operation: String, _ count: Int32) -> [UInt8] {
      Array(String(repeating: operation + "\n", count: Int(max(0, min(count, 10_000)))).utf8)
    }
    var streams: [PDFObject] = []
    if let contents = try object["Contents"] {
      streams = try contents.kind == .array ? contents.elements : [contents]
    }
    let head = try document.addStream(nil, repeated("q", open.before &+ 1))
    let tail = try document.addDeflatedStream(
      document.makeDictionary(),
      repeated("EMC", open.marks) + repeated("Q", open.behind &+ 1) + content.bytes)
    try object.set("Contents", document.makeArray([head] + streams + [tail]))
  }

  private func countOpenContents() throws(EngineError) -> cm_open_contents {
    var open = cm_open_contents()
    try context.call { cm_count_open_contents($0, document.raw, object.raw, &open, $1) }
    return open
  }

  /// Adds named forms, or named resources of another category. The resources are copied first, since
  /// other pages may share them.
  func addToResources(
    _ added: [(name: String, object: PDFObject)], as category: String = "XObject"
  ) throws(EngineError) {
    guard !added.isEmpty else { return }
    let resources = try document.makeDictionary(like: object.inherited("Resources"))
    let named = try document.makeDictionary(like: resources[category])
    for (name, object) in added {
      if category == "XObject" { try object.set("Subtype", document.makeName("Form")) }
      try named.set(name, object)
    }
    try resources.set(category, named)
    try object.set("Resources", resources)
  }
}
