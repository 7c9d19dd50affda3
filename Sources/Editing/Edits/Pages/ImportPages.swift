// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Inserts pages of another document before a page. It holds them as a separate file, so that it can be
/// repeated without that document.
public struct ImportPages: PageEdit, WorkEdit, LogObject {
  /// A PDF with the pages and the objects that they need. It is not encrypted.
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
  public static let logged = LogMembers<Self>(
    .required("file", \.file), .required("count", \.count), .required("index", \.index),
    .required("joinsFields", \.joinsFields, ifMissing: false),
    make: Self.init(_:count:at:joiningFields:))
  public var name: String { "Import \(pagesNoun(count))" }

  public func mapping(pageCount: Int) -> PageMapping? {
    guard (0...ImportPages.mostPages).contains(count) else { return nil }
    return .inserting(count, at: index, into: pageCount)
  }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    let importer = try engine(
      PageImporter(file, at: index, joinsFields: joinsFields, into: document))
    let copied = try engine(importer.annotationTypes).map { AnnotationTouch.copy($0) }
    return AddedPagesWork(
      count, with: copied, pieceCount: importer.pieceCount, to: document, add: importer.perform)
  }
}
