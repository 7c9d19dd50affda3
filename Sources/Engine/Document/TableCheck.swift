// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// A check that the cross-reference table leads to the objects. A large file is checked by a separate
/// thread while the document opens; that thread also reads the rest of the file.
final class TableCheck {
  fileprivate let bytes: HeldBytes
  fileprivate let raw: OpaquePointer

  /// Starts the check; `nil` if the file is not in memory.
  init?(of source: OpenSource) {
    guard let bytes = source.held, let start = bytes.start,
      let raw = cm_start_table_check(start, bytes.count, bytes.loading)
    else { return nil }
    (self.bytes, self.raw) = (bytes, raw)
  }

  deinit { cm_drop_table_check(raw) }

  /// Waits for the check. Whether all entries of the table lead to their objects; `false` also if that is
  /// not known. Once, and not if ``Document/settleTable()`` does it.
  var passes: Bool { cm_passes_table_check(raw) }

  /// Gives the table of the document to the check. The document was just opened from the source.
  func give(_ document: UnsafeMutablePointer<pdf_document>, in context: EngineContext) {
    cm_give_table(context.raw, document, raw)
  }
}

extension Document {
  /// Repairs a misleading table, and prevents later repairs.
  func settleTable() throws(EngineError) {
    let check = journal.tableCheck
    journal.tableCheck = nil
    try context.call { cm_settle_table($0, raw, check?.raw, $1) }
    // Read the rest now, before another program can change the file.
    check?.bytes.loadAll()
  }
}
