// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Counts the pages, and rebuilds a damaged page tree.
  ///
  /// The new tree has the pages that the old one leads to. If there are none, the pages are found
  /// through the repaired cross-reference table; if that fails too, all page objects in the file are
  /// used.
  ///
  /// - Throws: ``EngineError/damaged(_:)`` if none is found: there would be nothing to show, and a
  ///   save would empty the file.
  static func rescuePages(
    _ raw: UnsafeMutablePointer<pdf_document>, in context: EngineContext
  ) throws(EngineError) -> cm_rescue {
    var pages = try rescuePages(raw, isSearching: false, in: context)
    if pages.count <= 0, !cm_was_repaired(context.raw, raw) {
      try context.call { cm_repair($0, raw, $1) }
      pages = try rescuePages(raw, isSearching: false, in: context)
    }
    if pages.count <= 0 { pages = try rescuePages(raw, isSearching: true, in: context) }
    guard pages.count > 0 else { throw .damaged("no page could be recovered") }
    return pages
  }

  private static func rescuePages(
    _ raw: UnsafeMutablePointer<pdf_document>, isSearching: Bool, in context: EngineContext
  ) throws(EngineError) -> cm_rescue {
    var pages = cm_rescue()
    do throws(EngineError) {
      try context.call { cm_rescue_pages($0, raw, isSearching, &pages, $1) }
    } catch .damaged {
      return cm_rescue()
    }
    return pages
  }
}
