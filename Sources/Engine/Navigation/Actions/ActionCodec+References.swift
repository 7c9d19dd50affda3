// SPDX-License-Identifier: AGPL-3.0-or-later

/// Members that refer to other objects of the document.
extension ActionCodec {
  /// An annotation by its id.
  static let annotation = ActionCodec(
    .text,
    { document, object throws(EngineError) in
      guard object.number > 0, try object.kind == .dictionary else { return nil }
      return .text(try document.annotationID(of: object))
    },
    { document, value throws(EngineError) in
      guard let id = value.text else { return nil }
      return try document.annotationReference(id)
    })

  /// Any object by its number. The number identifies the object while the document is open.
  static let object = ActionCodec(
    .integer,
    { _, object throws(EngineError) in object.number > 0 ? .integer(object.number) : nil },
    { document, value throws(EngineError) in
      guard let number = value.integer else { return nil }
      return try document.reference(to: number)
    })

  /// An index, a name, or an object by its number: `{index}`, `{title}`, `{object}`.
  static let item = ActionCodec(
    .record(["index": .integer, "title": .text, "object": .integer]),
    { _, object throws(EngineError) in
      if object.number > 0 { return .record(["object": .integer(object.number)]) }
      if let index = try object.integer { return .record(["index": .integer(index)]) }
      return try object.text.map { .record(["title": .text($0)]) }
    },
    { document, value throws(EngineError) in
      if let number = value["object"]?.integer { return try document.reference(to: number) }
      if let index = value["index"]?.integer { return try document.makeInteger(index) }
      guard let title = value["title"]?.text else { return nil }
      return try document.makeText(title)
    })

  /// A view of 3D artwork: its index, its name, its object, or one of these words (ISO 32000-2, table
  /// 220).
  static let viewOf3D = ActionCodec(
    .record([
      "index": .integer, "title": .text, "object": .integer,
      "which": .word(viewNames.map(\.1)),
    ]),
    { document, object throws(EngineError) in
      guard let name = try object.name else { return try item.read(document, object) }
      return .record(["which": .text(viewNames.first { $0.0 == name }?.1 ?? name)])
    },
    { document, value throws(EngineError) in
      guard let word = value["which"]?.text else { return try item.write(document, value) }
      return try document.makeName(viewNames.first { $0.1 == word }?.0 ?? word)
    })

  private static let viewNames = [
    ("F", "first"), ("L", "last"), ("N", "next"), ("P", "previous"), ("D", "default"),
  ]

  /// Fields by their full names.
  static let fields = ActionCodec(
    .list(.text),
    { _, object throws(EngineError) in
      var names: [ActionValue] = []
      for element in try object.members {
        if let name = try FieldReader.name(named: element) { names.append(.text(name)) }
      }
      return .list(names)
    },
    { document, value throws(EngineError) in
      let array = try document.makeArray()
      for name in value.list ?? [] {
        guard let name = name.text else { return nil }
        try array.append(document.makeText(name))
      }
      return array
    })

  /// A list of annotations by id and fields by full name: `{annotationId}` or `{field}`.
  static let targets = ActionCodec(
    .list(.record(["annotationId": .text, "field": .text])),
    { document, object throws(EngineError) in
      var targets: [ActionValue] = []
      for element in try object.members {
        if let name = try element.text {
          targets.append(.record(["field": .text(name)]))
        } else if let id = try annotation.read(document, element) {
          targets.append(.record(["annotationId": id]))
        }
      }
      return .list(targets)
    },
    { document, value throws(EngineError) in
      let array = try document.makeArray()
      for target in value.list ?? [] {
        if let id = target["annotationId"]?.text {
          try array.append(document.annotationReference(id))
        } else if let name = target["field"]?.text {
          try array.append(document.makeText(name))
        } else {
          return nil
        }
      }
      return array
    })

  /// The layers to show, hide or toggle, in order: `{layer, state}`.
  static let layers = ActionCodec(
    .list(.record(["layer": .integer, "state": .word(layerStates.map(\.word))])),
    { _, object throws(EngineError) in
      var changes: [ActionValue] = []
      var state: String?
      for element in try object.elements {
        if let name = try element.name {
          state = layerStates.first { $0.name == name }?.word
        } else if let state, element.number > 0 {
          changes.append(.record(["layer": .integer(element.number), "state": .text(state)]))
        }
      }
      return .list(changes)
    },
    { document, value throws(EngineError) in
      let array = try document.makeArray()
      var last: String?
      for change in value.list ?? [] {
        guard let number = change["layer"]?.integer,
          let state = layerStates.first(where: { $0.word == change["state"]?.text })
        else { return nil }
        if state.name != last { try array.append(document.makeName(state.name)) }
        last = state.name
        try array.append(document.reference(to: number))
      }
      return array
    })

  private static let layerStates = [
    (name: "ON", word: "show"), (name: "OFF", word: "hide"), (name: "Toggle", word: "toggle"),
  ]
}

extension PDFObject {
  /// The elements of an array, or the object itself. The object stands for itself if it is not an
  /// array.
  var members: [PDFObject] {
    get throws(EngineError) { try kind == .array ? try elements : [self] }
  }
}

extension FieldReader {
  /// The full name of a field that an action refers to. The action can refer to it by name or directly.
  static func name(named object: PDFObject) throws(EngineError) -> String? {
    if let name = try object.text { return name }
    guard try object.kind == .dictionary else { return nil }
    return try name(of: object)
  }
}

extension Document {
  /// The dictionary of an annotation, as an indirect object. A direct dictionary becomes an indirect
  /// object. Only within an operation of the journal.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  func annotationReference(_ id: String) throws(EngineError) -> PDFObject {
    let page = try pageOfAnnotation(id)
    let object = try page.annotationObject(id)
    guard object.number == 0 else { return object }
    try page.settleAnnotations()
    return try page.annotationObject(id)
  }
}
