// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies the contents of objects. A change to a copy does not affect the original.
extension Document {
  /// A copy of direct arrays and dictionaries. References are kept, unless they are replaced.
  ///
  /// - Parameter standIn: the replacement for a reference; `nil` keeps the reference.
  func detached(
    _ value: PDFObject, standIn: (PDFObject) -> PDFObject? = { _ in nil }
  ) throws(EngineError) -> PDFObject {
    try detached(value, standIn, depth: 0)
  }

  private func detached(
    _ value: PDFObject, _ standIn: (PDFObject) -> PDFObject?, depth: Int
  ) throws(EngineError) -> PDFObject {
    if value.number > 0 { return standIn(value) ?? value }
    guard depth < limits.nesting else { return value }
    switch try value.kind {
    case .array:
      let array = try makeArray()
      for index in 0..<(try value.count) {
        try array.append(
          try value[index].map { (element) throws(EngineError) in
            try detached(element, standIn, depth: depth + 1)
          })
      }
      return array
    case .dictionary:
      return try makeDictionary(mapping: value) { (_, entry) throws(EngineError) in
        try detached(entry, standIn, depth: depth + 1)
      }
    default: return value
    }
  }

  /// Copies of an annotation's appearances, with shared resources. MuPDF draws into existing streams,
  /// so two annotations must not share one.
  func detachedAppearances(_ value: PDFObject) throws(EngineError) -> PDFObject {
    try detachedAppearances(value, depth: 0)
  }

  private func detachedAppearances(
    _ value: PDFObject, depth: Int
  ) throws(EngineError) -> PDFObject {
    let kind = try value.kind
    guard kind == .stream || kind == .dictionary, depth < 3 else { return value }
    let dictionary = try makeDictionary(mapping: value) { (key, entry) throws(EngineError) in
      guard kind == .stream else { return try detachedAppearances(entry, depth: depth + 1) }
      return Document.entriesOfEncoding.contains(key) ? nil : entry
    }
    guard kind == .stream else { return dictionary }
    let bytes = try value.streamBytes(limit: Document.largestAppearance)
    return try addDeflatedStream(dictionary, bytes)
  }

  /// Gives an annotation appearance dictionaries of its own. Other annotations may refer to the same
  /// dictionaries.
  func separateAppearances(of annotation: PDFObject) throws(EngineError) {
    guard let shared = try annotation["AP"], try shared.kind == .dictionary else { return }
    let own = try makeDictionary(like: shared)
    for kind in ["N", "R", "D"] {
      guard let states = try own[kind], try states.kind == .dictionary else { continue }
      try own.set(kind, makeDictionary(like: states))
    }
    try annotation.set("AP", own)
  }

  /// The entries of a stream's dictionary that describe its encoding. See ISO 32000-2, table 5.
  private static let entriesOfEncoding: Set<String> = [
    "Length", "Filter", "DecodeParms", "F", "FFilter", "FDecodeParms", "DL",
  ]
  /// The limit in bytes.
  static let largestAppearance = 256 << 20
}
