// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Makes a file that was just written from this document its source: changes from now on are
  /// appended to that file. The engine keeps what it reads of the former source.
  public func rebase(onto path: String) throws(EngineError) {
    source = try OpenSource(.file(path))
  }

  /// Whether the document differs from the file that it was opened from.
  public var hasChanges: Bool {
    get throws(EngineError) {
      let base = try asOpened()
      var carried = CarriedChanges()
      while try !carried.advance(from: self, to: base) {}
      return carried.hasChanges
    }
  }

  /// The length of the document's source, in bytes. The document was opened from this source.
  public var sourceLength: Int { source.length }

  /// Opens an earlier revision: the first `length` bytes of the source.
  public func revision(endingAt length: Int) throws(EngineError) -> Document {
    try Document.open(
      .data(sourceBytes(at: 0, count: length)), password: opening.password, in: context)
  }

  /// The offset of an object in the document's file. It is the file that the document was opened from.
  /// `nil` for an object in an object stream, or for one that is not in the file.
  public func offset(ofObject number: Int) throws(EngineError) -> Int? {
    var offset: Int64 = 0
    guard let number = Int32(exactly: number) else { return nil }
    try context.call { cm_object_offset($0, raw, number, &offset, $1) }
    return offset > 0 ? Int(exactly: offset) : nil
  }

  /// The highest object number plus one.
  public var objectCount: Int {
    get throws(EngineError) {
      var count: Int32 = 0
      try context.call { cm_count_objects($0, raw, &count, $1) }
      return Int(max(0, count))
    }
  }

  /// The object with a number; `nil` if there is none.
  public func object(_ number: Int) throws(EngineError) -> PDFObject? {
    guard let number = Int32(exactly: number) else { return nil }
    return try PDFObject.make(context) { cm_new_reference($0, raw, number, $1, $2) }
  }

  /// The numbers of the objects that differ from another document. Both documents must have the same
  /// origin.
  public func objects(differingFrom other: Document) throws(EngineError) -> [Int] {
    var differing: [Int] = []
    for number in 1..<max(1, try objectCount, try other.objectCount) {
      var same = false
      let id = Int32(clamping: number)
      do throws(EngineError) {
        try context.call { cm_same_object($0, raw, other.raw, id, &same, $1) }
      } catch .damaged {
        same = false
      }
      if !same { differing.append(number) }
    }
    return differing
  }
}
