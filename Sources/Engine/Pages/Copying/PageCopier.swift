// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies a page within its document: what is drawn is shared, annotations and fields are copies.
struct PageCopier {
  let document: Document
  /// What stands for the objects that are copied, by their numbers.
  private var copies: [Int: PDFObject] = [:]
  private var originals: [PDFObject] = []
  /// The topmost fields of the copies.
  private var fields: [PDFObject] = []
  private(set) var names: CopyNames

  init(_ document: Document, _ names: CopyNames) { (self.document, self.names) = (document, names) }

  /// - Returns: a reference to a page that is not in the tree of pages yet, though it names its parent
  ///   there, from which it inherits.
  mutating func copy(_ page: PDFObject) throws(EngineError) -> PDFObject {
    let annotations = try page["Annots"]?.elements ?? []
    let new = try reserve(page)
    for annotation in annotations where annotation.number > 0 {
      let copy = try reserve(annotation)
      if try copy["NM"] == nil {
        let name = names.next()
        try copy.set("NM", document.makeText(name))
        document.annotationRegistry.give(name, to: copy.number)
      }
      try reserveFields(of: annotation)
    }
    for original in originals {
      guard let copy = copies[original.number] else { continue }
      let isPage = original.isSame(as: page)
      for (key, value) in try original.entries {
        guard !Self.isLeft(out: key, ofPage: isPage) else { continue }
        switch key {
        case "Kids": try copy.set(key, kids(value))
        case "AP" where !isPage: try copy.set(key, ownAppearances(value, depth: 0))
        default: try copy.set(key, mapped(value, depth: 0))
        }
      }
    }
    for field in fields { try document.adopt(field: field) }
    return new
  }

  /// What belongs to the original's place in the document alone.
  private static func isLeft(out key: String, ofPage isPage: Bool) -> Bool {
    switch key {
    case "StructParents", "StructParent", "NM": true
    case "B": isPage
    default: false
    }
  }

  private mutating func reserve(_ original: PDFObject) throws(EngineError) -> PDFObject {
    if let known = copies[original.number] { return known }
    let copy = try document.add(document.makeDictionary())
    copies[original.number] = copy
    originals.append(original)
    return copy
  }

  /// A file that makes the fields a circle ends it after a while.
  private mutating func reserveFields(of widget: PDFObject) throws(EngineError) {
    guard try widget["Subtype"]?.name == "Widget" else { return }
    var node = widget
    for _ in 0..<32 {
      guard let parent = try node["Parent"], parent.number > 0 else { break }
      if copies[parent.number] != nil { return }
      _ = try reserve(parent)
      node = parent
    }
    if let copy = copies[node.number] { fields.append(copy) }
  }

  /// Appearances of the copy's own, with what they draw shared: MuPDF draws anew into the streams that
  /// are there.
  private func ownAppearances(_ value: PDFObject, depth: Int) throws(EngineError) -> PDFObject {
    let kind = try value.kind
    guard kind == .stream || kind == .dictionary, depth < 3 else { return value }
    let dictionary = try document.makeDictionary()
    for (key, entry) in try value.entries {
      guard kind == .stream else {
        try dictionary.set(key, ownAppearances(entry, depth: depth + 1))
        continue
      }
      if !Self.ofEncoding.contains(key) { try dictionary.set(key, entry) }
    }
    guard kind == .stream else { return dictionary }
    let bytes = try value.streamBytes(limit: Self.largestAppearance)
    return try document.addDeflatedStream(dictionary, bytes)
  }

  /// What a stream's dictionary says of how its bytes are stored (ISO 32000-2, table 5).
  private static let ofEncoding: Set<String> = [
    "Length", "Filter", "DecodeParms", "F", "FFilter", "FDecodeParms", "DL",
  ]
  /// In bytes.
  private static let largestAppearance = 256 << 20

  private func kids(_ old: PDFObject) throws(EngineError) -> PDFObject {
    try document.makeArray(try old.elements.compactMap { copies[$0.number] })
  }

  private func mapped(_ value: PDFObject, depth: Int) throws(EngineError) -> PDFObject {
    if value.number > 0 { return copies[value.number] ?? value }
    guard depth < document.limits.nesting else { return value }
    switch try value.kind {
    case .array:
      let array = try document.makeArray()
      for index in 0..<(try value.count) {
        try array.append(
          try value[index].map { (element) throws(EngineError) in
            try mapped(element, depth: depth + 1)
          })
      }
      return array
    case .dictionary:
      let dictionary = try document.makeDictionary()
      for (key, entry) in try value.entries {
        try dictionary.set(key, mapped(entry, depth: depth + 1))
      }
      return dictionary
    default: return value
    }
  }
}
