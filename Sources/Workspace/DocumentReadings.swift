// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Readings of a document, each made when it was first needed.
struct DocumentReadings {
  var outline: [OutlineItem]?
  var pages = PageReading()
  var syncTeX = SyncTeXReading()
  var annotationNumbers = AnnotationNumbers()
  var closedPages = ClosedPages()
  /// The redaction searches that no mark keeps.
  var unmarkedQueries: [RedactionQuery] = []

  /// Drops the readings that may differ in the document's next version.
  mutating func forgetContents() {
    outline = nil
    annotationNumbers.last = nil
    pages = PageReading()
  }
}
