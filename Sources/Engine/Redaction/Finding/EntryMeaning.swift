// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a search makes of an entry of a dictionary.
///
/// Its key alone does not tell: in dictionaries of resources, appearances, information or classes, any name
/// can be a key.
enum EntryMeaning {
  case searched
  /// It is searched, but must keep its value.
  case fixed
  case noText

  init(of key: String, _ value: PDFObject, in stop: DocumentWalk.Stop) throws(EngineError) {
    self = try EntryMeaning.rules[key]?(value, stop) ?? .searched
  }

  private typealias Rule =
    @Sendable (PDFObject, DocumentWalk.Stop) throws(EngineError) ->
    EntryMeaning

  private static let rules: [String: Rule] = [
    PrivateKey.query: { (_, _) throws(EngineError) in .noText },
    "Encrypt": ofTrailer, "DocChecksum": ofTrailer, "ID": identifier,
    "Contents": ofSignature, "Cert": ofSignature,
    "M": date, "CreationDate": date, "ModDate": date, "LastModified": date,
    "DA": operators, "CharSet": operators,
    "W": numbers, "Index": numbers, "Length": numbers,
    "ColorSpace": colors, "CS": colors, "DestOutputProfile": stream,
    "CIDSystemInfo": characterCollection, "ToUnicode": ofFont, "Encoding": ofFont,
    "FontFile": ofFont, "FontFile2": ofFont, "FontFile3": ofFont, "CIDSet": ofFont,
    "CIDToGIDMap": ofFont,
  ]

  private static let ofTrailer: Rule = { (_, stop) throws(EngineError) in
    stop.holder == 0 && stop.path.isEmpty ? .noText : .searched
  }

  /// The trailer's identifiers are no text; a structure element's is.
  private static let identifier: Rule = { (value, _) throws(EngineError) in
    try value.kind == .string ? .searched : .noText
  }

  /// The rule for a signature: no part of it can go. A signature has the names of its signer (ISO
  /// 32000-2, 12.8.1).
  private static let ofSignature: Rule = { (_, stop) throws(EngineError) in
    guard try stop.object["ByteRange"] != nil, try stop.object["Filter"] != nil,
      try stop.object["Rect"] == nil
    else { return .searched }
    return .fixed
  }

  private static let date: Rule = { (value, _) throws(EngineError) in
    guard let bytes = try value.bytes else { return .searched }
    return bytes.allSatisfy { "D:0123456789+-Z' ".utf8.contains($0) } ? .noText : .searched
  }

  /// Names, numbers and operators. They select a font and a colour, for example.
  private static let operators: Rule = { (value, _) throws(EngineError) in
    guard let bytes = try value.bytes else { return .searched }
    let words = bytes.split { " \t\r\n\u{C}\0[]".utf8.contains($0) }
    let isPlain = words.allSatisfy { word in
      word.first == UInt8(ascii: "/") || word.count <= 2
        || word.allSatisfy { "0123456789.+-".utf8.contains($0) }
    }
    return isPlain ? .noText : .fixed
  }

  private static let numbers: Rule = { (value, _) throws(EngineError) in
    let first = try value.kind == .array ? value[0] : value
    return try first?.real != nil ? .noText : .searched
  }

  private static let colors: Rule = { (value, _) throws(EngineError) in
    switch try value.kind {
    case .name, .array: .noText
    default: .searched
    }
  }

  private static let stream: Rule = { (value, _) throws(EngineError) in
    try value.kind == .stream ? .noText : .searched
  }

  private static let ofFont: Rule = { (value, stop) throws(EngineError) in
    guard try value.kind == .stream else { return .searched }
    for key in ["BaseFont", "FontName", "CharProcs"] where try stop.object[key] != nil {
      return .noText
    }
    return .searched
  }

  private static let characterCollection: Rule = { (value, _) throws(EngineError) in
    let (registry, ordering) = (try value["Registry"]?.text, try value["Ordering"]?.text)
    return registry == "Adobe" && orderings.contains(ordering ?? "") ? .noText : .searched
  }

  /// The character collections of ISO 32000-2, 9.7.3, and the identity.
  private static let orderings: Set<String> = [
    "Identity", "UCS", "GB1", "CNS1", "Japan1", "Japan2", "Korea1", "KR", "Manga1",
  ]

  /// The families of colour spaces that are written as arrays. See ISO 32000-2, table 61.
  static let colorSpaces: Set<String> = [
    "CalGray", "CalRGB", "Lab", "ICCBased", "Indexed", "Separation", "DeviceN", "Pattern",
  ]
}
