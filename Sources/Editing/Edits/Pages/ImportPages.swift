// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Inserts pages of another document before a page. It holds them as a separate file, so that it can be
/// repeated without that document.
public struct ImportPages: PageEdit {
  /// A PDF that is not encrypted, with the pages and the objects that they need.
  public var file: [UInt8]
  public var count: Int
  public var index: Int
  /// Whether fields with the same full name and type become one field. If not, the file's fields
  /// are renamed.
  public var joinsFields: Bool

  /// - Parameter count: the number of pages of the file.
  public init(_ file: [UInt8], count: Int, at index: Int, joiningFields: Bool = false) {
    self.file = file
    self.count = count
    self.index = index
    joinsFields = joiningFields
  }

  /// No file has more objects than this (MuPDF's `PDF_MAX_OBJECT_NUMBER`).
  private static let mostPages = 1 << 23

  public static let kind = "importPages"
  public var name: String { "Import \(pagesNoun(count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func mapping(pageCount: Int) -> PageMapping? {
    guard (0...ImportPages.mostPages).contains(count) else { return nil }
    return .inserting(count, at: index, into: pageCount)
  }

  public func work(on document: Document) throws(EditError) -> any EditWork {
    try PageImportWork(self, document)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let work = try PageImportWork(self, document)
    var effects: [EditEffect] = []
    for piece in 0..<work.count { effects.append(try work.perform(piece)) }
    return .sum(effects)
  }
}

private final class PageImportWork: EditWork {
  let count: Int
  private let importer: PageImporter
  private let document: Document
  /// The pages with annotations that are not yet recorded.
  private var unread: ArraySlice<Int> = []
  private static let pagesAtOnce = 40

  init(_ edit: ImportPages, _ document: Document) throws(EditError) {
    self.document = document
    importer = try engine { () throws(EngineError) in
      try PageImporter(
        edit.file, at: edit.index, joinsFields: edit.joinsFields, into: document)
    }
    let isSmall = importer.pieceCount == 1
    count = importer.pieceCount + (isSmall ? 0 : edit.count / Self.pagesAtOnce + 1)
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      var effect = EditEffect()
      if piece < importer.pieceCount {
        if let mapping = try importer.perform(piece) {
          effect = EditEffect(mapping)
          unread = mapping.added[...]
        }
        guard count == importer.pieceCount else { return effect }
      }
      let last = piece == count - 1
      let pages = Array(last ? unread : unread.prefix(Self.pagesAtOnce))
      unread = unread.dropFirst(pages.count)
      try effect.noteAnnotations(ofPages: pages, in: document)
      return effect
    }
  }
}

extension ImportPages {
  public var encoded: JSONTree {
    [
      "file": file.encoded, "count": count.encoded, "index": index.encoded,
      "joinsFields": joinsFields.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      try encoded.decode("file"), count: try encoded.decode("count"),
      at: try encoded.decode("index"),
      joiningFields: try encoded[member: "joinsFields"] == nil
        ? false : encoded.decode("joinsFields"))
  }
}
