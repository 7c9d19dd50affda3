// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// A new document without pages that is like this one. It has the same PDF version, information and
  /// metadata. Its context is a new clone, so that another thread can write it.
  func emptyAlike() throws(EngineError) -> Document {
    let context = try context.clone()
    var new: UnsafeMutablePointer<pdf_document>?
    try context.call { cm_new_document_like($0, raw, &new, $1) }
    guard let new else { throw .rejected("a document could not be made") }
    do throws(EngineError) {
      // The new document is never reopened from this source.
      let source = try OpenSource(.data(Array("%PDF-1.7".utf8)))
      var opening = DocumentOpening(password: nil)
      opening.isOwner = true
      return Document(raw: new, source: source, opening: opening, context: context)
    } catch {
      cm_drop_document(context.raw, new)
      throw error
    }
  }

  /// Encrypts this new document in the same way as another one.
  func encrypt(as other: Document) throws(EngineError) {
    try context.call { cm_encrypt_alike($0, raw, other.raw, $1) }
    var result: Int32 = 0
    for candidate in PreparedPassword.candidates(other.opening.password ?? "") where result == 0 {
      try context.call { cm_authenticate($0, raw, candidate, &result, $1) }
    }
  }
}

extension [PageLabelSection] {
  /// The sections with their pages shifted by a distance.
  func moved(by distance: Int) -> [PageLabelSection] {
    map { section in
      var section = section
      section.first += distance
      return section
    }
  }

  /// The sections for a document with only these pages. Each page keeps its present label.
  func picking(_ pages: [Int]) -> [PageLabelSection] {
    var result: [PageLabelSection] = []
    for (position, index) in pages.enumerated() {
      var section = last { $0.first <= index } ?? PageLabelSection(first: 0)
      section.start = section.start &+ (index - section.first)
      section.first = position
      if let before = result.last, before.style == section.style,
        before.prefix == section.prefix,
        before.start &+ (position - before.first) == section.start
      {
        continue
      }
      result.append(section)
    }
    return result
  }
}
