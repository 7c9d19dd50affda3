// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The file's entries of a dictionary that was changed in memory. They were changed so that the engine
/// can show the document. A saved file has the entries of the file.
enum HiddenEntries {
  static func entries(
    of object: PDFObject, in document: Document
  ) throws(EngineError) -> [(key: String, value: PDFObject)] {
    guard object.number > 0 else { return [] }
    let hidden = try PDFObject.make(document.context) {
      cm_hidden_entries($0, document.raw, object.raw, $1, $2)
    }
    return try hidden?.entries ?? []
  }

  /// The objects of their own to which they refer.
  static func references(
    of object: PDFObject, in document: Document
  ) throws(EngineError) -> [PDFObject] {
    var found: [PDFObject] = []
    var pending = try entries(of: object, in: document).map(\.value)
    while let next = pending.popLast() {
      if next.number > 0 {
        found.append(next)
      } else if try next.kind == .array {
        pending += try next.elements
      } else if try next.kind == .dictionary {
        pending += try next.entries.map(\.value)
      }
    }
    return found
  }
}
