// SPDX-License-Identifier: AGPL-3.0-or-later

/// A file that a list of associated files embeds (ISO 32000-2, 14.13).
struct AssociatedFile {
  /// The name, with a number if another associated file has it.
  var key: String
  var pageIndex: Int?
  var specification: PDFObject
}

extension Document {
  /// The files that only lists of associated files have: of the document, its pages, and their annotations.
  /// Lists of other objects are not read.
  ///
  /// - Parameter known: the files that are listed elsewhere.
  func associatedFiles(besides known: EmbeddedFileNumbers) throws(EngineError) -> [AssociatedFile] {
    var finder = AssociatedFileFinder(document: self, known: known)
    try finder.add(catalog?["AF"], pageIndex: nil)
    for index in 0..<(try pageCount) {
      guard let page = try readablePage(index) else { continue }
      try finder.add(page["AF"], pageIndex: index)
      for annotation in try page["Annots"]?.elements ?? [] {
        try finder.add(annotation["AF"], pageIndex: index)
      }
    }
    return finder.files
  }
}

private struct AssociatedFileFinder {
  let document: Document
  var known: EmbeddedFileNumbers
  var files: [AssociatedFile] = []
  private var keys: Set<String> = []

  init(document: Document, known: EmbeddedFileNumbers) {
    (self.document, self.known) = (document, known)
  }

  mutating func add(_ list: PDFObject?, pageIndex: Int?) throws(EngineError) {
    guard let list else { return }
    for file in try list.kind == .array ? list.elements : [list] {
      guard try file["EF"] != nil, try !known.contains(file, in: document),
        let name = try document.attachment(file)?.name
      else { continue }
      try known.insert(file, in: document)
      var (key, number) = (name, 2)
      while !keys.insert(key).inserted {
        key = "\(name) (\(number))"
        number += 1
      }
      files.append(AssociatedFile(key: key, pageIndex: pageIndex, specification: file))
    }
  }
}

/// The numbers of the objects of embedded files: their specifications, which can be direct objects, and their
/// streams.
struct EmbeddedFileNumbers {
  private var numbers: Set<Int> = []

  mutating func insert(_ specification: PDFObject, in document: Document) throws(EngineError) {
    let stream = try document.embeddedFile(specification)?.number ?? 0
    numbers.formUnion([specification.number, stream].filter { $0 > 0 })
  }

  /// Whether a specification is one of these, or embeds the same stream.
  func contains(_ specification: PDFObject, in document: Document) throws(EngineError) -> Bool {
    if numbers.contains(specification.number) { return true }
    guard let stream = try document.embeddedFile(specification) else { return false }
    return numbers.contains(stream.number)
  }
}
