// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Whether a page's own entry forbids new annotations. PSPDFKit and Nutrient write this entry.
  /// `false` for a page that does not exist.
  public func forbidsNewAnnotations(onPage index: Int) throws(EngineError) -> Bool {
    guard index >= 0, index < (try pageCount), let page = try pageObject(index) else {
      return false
    }
    return try page[allowsCreation]?.boolean == false
  }

  /// Writes or removes the entry that forbids new annotations. Only within an operation of the
  /// journal.
  public func closePages(_ pages: [Int], _ areClosed: Bool) throws(EngineError) {
    try check(pages: pages)
    for index in pages {
      try pageObject(index)?.set(allowsCreation, areClosed ? makeBoolean(false) : nil)
    }
  }
}

private let allowsCreation = "PSPDF:AllowAnnotationCreation"
