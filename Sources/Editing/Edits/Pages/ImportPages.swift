// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Puts pages of another document before a page. It holds them as a file of their own, so that it can
/// be made again without that document.
public struct ImportPages: PageEdit {
  /// A PDF that is not encrypted, with the pages and what belongs to them.
  public var file: [UInt8]
  public var count: Int
  public var index: Int

  /// - Parameter count: how many pages the file has.
  public init(_ file: [UInt8], count: Int, at index: Int) {
    self.file = file
    self.count = count
    self.index = index
  }

  /// More objects than these no file has (MuPDF's `PDF_MAX_OBJECT_NUMBER`).
  private static let mostPages = 1 << 23

  public static let kind = "importPages"
  public var name: String { "Import \(pagesNoun(count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func mapping(pageCount: Int) -> PageMapping? {
    guard (0...ImportPages.mostPages).contains(count) else { return nil }
    return .inserting(count, at: index, into: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      let mapping = try document.importPages(file, at: index)
      var effect = EditEffect(mapping)
      try effect.noteAnnotations(ofPages: mapping.added, in: document)
      return effect
    }
  }
}

extension ImportPages {
  public var encoded: JSONTree {
    ["file": file.encoded, "count": count.encoded, "index": index.encoded]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      try encoded.decode("file"), count: try encoded.decode("count"),
      at: try encoded.decode("index"))
  }
}
