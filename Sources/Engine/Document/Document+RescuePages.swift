// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Counts the pages, and makes the page tree anew where it is not as it says: of the pages that it leads
  /// to, or else of those that the table of objects leads to once it is repaired, or else of all objects
  /// in the file that say that they are pages.
  ///
  /// - Throws: ``EngineError/damaged(_:)`` where none is found, since there would be nothing to show, and
  ///   a save would leave nothing of the file.
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
