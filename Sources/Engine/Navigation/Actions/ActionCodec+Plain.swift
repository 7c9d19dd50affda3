// SPDX-License-Identifier: AGPL-3.0-or-later

/// Members that are plain values.
extension ActionCodec {
  static let flag = ActionCodec(
    .flag, { _, object throws(EngineError) in try object.boolean.map { .flag($0) } },
    { document, value throws(EngineError) in
      guard let flag = value.flag else { return nil }
      return try document.makeBoolean(flag)
    })

  static let number = ActionCodec(
    .number, { _, object throws(EngineError) in try ActionCodec.readNumber(object) },
    { document, value throws(EngineError) in
      if let integer = value.integer { return try document.makeInteger(integer) }
      guard let number = value.number, number.isFinite else { return nil }
      return try document.makeReal(number)
    })

  static let text = ActionCodec(
    .text, { _, object throws(EngineError) in try object.text.map { .text($0) } },
    { document, value throws(EngineError) in
      guard let text = value.text else { return nil }
      return try document.makeText(text)
    })

  /// A script: a string or a stream.
  static let script = ActionCodec(
    .text, { _, object throws(EngineError) in .text(try ScriptText.read(object)) },
    text.write)

  /// The file name of a file specification.
  static let file = ActionCodec(
    .text,
    { document, object throws(EngineError) in try document.fileName(object).map { .text($0) } },
    { document, value throws(EngineError) in
      guard let file = value.text else { return nil }
      return try document.makeFileSpecification(file)
    })

  /// The URL that receives a form: a special file specification (ISO 32000-2, 7.11.5).
  static let url = ActionCodec(
    .text, file.read,
    { document, value throws(EngineError) in
      guard let url = value.text else { return nil }
      return try document.makeDictionary([
        "FS": document.makeName("URL"), "F": document.makeText(url.percentEncoded),
      ])
    })

  /// A name in the file as one of these words; other names are kept.
  static func name(_ words: KeyValuePairs<String, String>) -> ActionCodec {
    let names = words.map { ($0.key, $0.value) }
    return ActionCodec(
      .word(names.map(\.1)),
      { _, object throws(EngineError) in
        guard let name = try object.name else { return nil }
        return .text(names.first { $0.0 == name }?.1 ?? name)
      },
      { document, value throws(EngineError) in
        guard let word = value.text else { return nil }
        return try document.makeName(names.first { $0.1 == word }?.0 ?? word)
      })
  }

  /// A number, or a name in the file as a word. A name that has none of these words is kept.
  static func numberOrName(_ words: KeyValuePairs<String, String>) -> ActionCodec {
    let name = name(words)
    return ActionCodec(
      .numberOrWord(words.map(\.value)),
      { document, object throws(EngineError) in
        try object.kind == .name ? try name.read(document, object) : try readNumber(object)
      },
      { document, value throws(EngineError) in
        value.text == nil
          ? try number.write(document, value) : try name.write(document, value)
      })
  }

  /// A number in the file as one of these words.
  static func code(_ words: [String]) -> ActionCodec {
    ActionCodec(
      .word(words),
      { _, object throws(EngineError) in
        guard let code = try object.integer, words.indices.contains(code) else { return nil }
        return .text(words[code])
      },
      { document, value throws(EngineError) in
        guard let code = value.text.flatMap({ words.firstIndex(of: $0) }) else { return nil }
        return try document.makeInteger(code)
      })
  }

  /// Flags as a list of words, the lowest bit first; a bit without a meaning has none.
  static func bits(_ words: [String]) -> ActionCodec {
    ActionCodec(
      .list(.word(words.filter { !$0.isEmpty })),
      { _, object throws(EngineError) in
        guard let flags = try object.integer else { return nil }
        let set = words.indices.filter { flags & (1 << $0) != 0 && !words[$0].isEmpty }
        return .list(set.map { .text(words[$0]) })
      },
      { document, value throws(EngineError) in
        var flags = 0
        for word in value.list ?? [] {
          guard let bit = word.text.flatMap({ words.firstIndex(of: $0) }) else { return nil }
          flags |= 1 << bit
        }
        return try document.makeInteger(flags)
      })
  }

  /// Any plain value. Of other values, only lists of plain values are read.
  static let any = ActionCodec(
    .any,
    { _, object throws(EngineError) in
      // Lists that contain themselves would exhaust the memory.
      var budget = 10_000
      return try ActionCodec.plain(object, depth: 0, &budget)
    },
    { document, value throws(EngineError) in try ActionCodec.plain(value, document) })

  static func readNumber(_ object: PDFObject) throws(EngineError) -> ActionValue? {
    if try object.kind == .integer { return try object.integer.map { .integer($0) } }
    return try object.real.map { .number($0) }
  }

  private static func plain(
    _ object: PDFObject, depth: Int, _ budget: inout Int
  ) throws(EngineError) -> ActionValue? {
    switch try object.kind {
    case .boolean: return try object.boolean.map { .flag($0) }
    case .integer, .real: return try readNumber(object)
    case .string: return try object.text.map { .text($0) }
    case .name: return try object.name.map { .text($0) }
    case .array where depth < 8:
      var values: [ActionValue] = []
      for element in try object.elements where budget > 0 {
        budget -= 1
        if let value = try plain(element, depth: depth + 1, &budget) { values.append(value) }
      }
      return .list(values)
    default: return nil
    }
  }

  private static func plain(
    _ value: ActionValue, _ document: Document
  ) throws(EngineError) -> PDFObject? {
    switch value {
    case .flag: return try flag.write(document, value)
    case .integer, .number: return try number.write(document, value)
    case .text: return try text.write(document, value)
    case .list(let values):
      let array = try document.makeArray()
      for value in values { try array.append(plain(value, document)) }
      return array
    case .record: return nil
    }
  }
}
