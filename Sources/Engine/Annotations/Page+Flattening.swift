// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Annotation {
  /// Whether the annotation can become part of its page: it is visible, has an appearance, and is not
  /// a link, popup or widget.
  public var canBeFlattened: Bool {
    hasAppearance && isVisible && ![.link, .popup, .widget].contains(type)
  }
}

extension Annotation {
  fileprivate var isShownWidget: Bool { type == .widget && hasAppearance && isVisible }
}

extension Page {
  /// Makes annotations part of the page's contents, with their present look, and removes them with
  /// their popups. All loaded pages are forgotten, including this one.
  ///
  /// - Returns: the ids of the removed annotations.
  /// - Throws: ``EngineError/unsupported(_:)`` if an annotation cannot be drawn.
  public func flatten(_ ids: [String]) throws(EngineError) -> [String] {
    var content = ContentStream()
    var forms: [(name: String, form: PDFObject)] = []
    for id in ids {
      guard let annotation = try annotation(id),
        annotation.canBeFlattened || annotation.isShownWidget,
        let form = try appearance(of: annotationObject(id)),
        let place = try placement(of: annotation, form)
      else { throw .unsupported("annotation \(id) shows nothing that could stay on the page") }
      forms.append((try unusedName(besides: Set(forms.map(\.name))), form))
      content.add("q")
      content.concat(place)
      content.add("Do", name: forms[forms.count - 1].name)
      content.add("Q")
    }
    try append(content)
    try addToResources(forms)
    let removed = try remove(ids)
    document.reloadPages()
    return removed
  }

  /// The annotations that can become part of the page now. An appearance with an empty `BBox` shows
  /// nothing (ISO 32000-2, 12.5.5), so its annotation is not among them.
  public var flattenableAnnotations: [Annotation] {
    get throws(EngineError) {
      var shown: [Annotation] = []
      for annotation in try annotations where annotation.canBeFlattened {
        guard let form = try appearance(of: annotationObject(annotation.id)),
          try placement(of: annotation, form) != nil
        else { continue }
        shown.append(annotation)
      }
      return shown
    }
  }

  /// The widgets that show something.
  func flattenable(_ widgets: [String]) throws(EngineError) -> [String] {
    var shown: [String] = []
    for id in widgets {
      guard let annotation = try annotation(id), annotation.isShownWidget,
        let form = try appearance(of: annotationObject(id)),
        try placement(of: annotation, form) != nil
      else { continue }
      shown.append(id)
    }
    return shown
  }

  /// The form of the normal appearance in its present state.
  private func appearance(of object: PDFObject) throws(EngineError) -> PDFObject? {
    guard let normal = try object["AP"]?["N"] else { return nil }
    if try normal.kind == .stream { return normal }
    guard let state = try object["AS"]?.name, let form = try normal[state],
      try form.kind == .stream
    else { return nil }
    return form
  }

  /// Maps the form's own space to the page's user space, as viewers place it (ISO 32000-2, 12.5.5).
  func placement(
    of annotation: Annotation, _ form: PDFObject
  ) throws(EngineError) -> Matrix? {
    guard let box = try form["BBox"]?.rect else { return nil }
    let matrix = try form["Matrix"]?.reals.flatMap(Matrix.init(components:)) ?? .identity
    let drawn = matrix.apply(box)
    guard drawn.width > 0, drawn.height > 0 else { return nil }
    if !annotation.standsUpright {
      return drawn.map(to: writer.toUserSpace.apply(annotation.rect))
    }
    // It stands upright, however the page is rotated (12.5.3).
    let upright = Matrix(1, 0, 0, -1, 0, drawn.y0 + drawn.y1)
    return upright.then(drawn.map(to: annotation.rect)).then(writer.toUserSpace)
  }

  /// Appends to the contents, enclosed so that the graphics state is not affected.
  func append(_ content: ContentStream) throws(EngineError) {
    var (before, behind): (Int32, Int32) = (0, 0)
    try context.call { cm_q_balance($0, document.raw, object.raw, &before, &behind, $1) }
    func repeated(_ operation: String, _ count: Int32) -> [UInt8] {
      Array(String(repeating: operation + "\n", count: Int(max(0, min(count, 10_000))) + 1).utf8)
    }
    var streams: [PDFObject] = []
    if let contents = try object["Contents"] {
      streams = try contents.kind == .array ? contents.elements : [contents]
    }
    let head = try document.addStream(nil, repeated("q", before))
    let tail = try document.addDeflatedStream(
      document.makeDictionary(), repeated("Q", behind) + content.bytes)
    try object.set("Contents", document.makeArray([head] + streams + [tail]))
  }

  /// The resources are copied first, since other pages may share them.
  func addToResources(_ forms: [(name: String, form: PDFObject)]) throws(EngineError) {
    let resources = try document.makeDictionary(like: object.inherited("Resources"))
    let named = try document.makeDictionary(like: resources["XObject"])
    for (name, form) in forms {
      try form.set("Subtype", document.makeName("Form"))
      try named.set(name, form)
    }
    try resources.set("XObject", named)
    try object.set("Resources", resources)
  }

  func unusedName(besides others: Set<String>) throws(EngineError) -> String {
    let entries = try object.inherited("Resources")?["XObject"]?.entries ?? []
    let taken = others.union(entries.map(\.key))
    var number = others.count
    while taken.contains("Flat\(number)") { number += 1 }
    return "Flat\(number)"
  }
}
