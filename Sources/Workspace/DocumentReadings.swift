// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Cached readings of a document, each read when it is first needed.
struct DocumentReadings {
  var outline: [OutlineItem]?
  var pages = PageReading()
  var syncTeX = SyncTeXReading()
  var annotationNumbers = AnnotationNumbers()
  var closedPages = ClosedPages()

  /// Drops the readings that may differ in the document that replaces this one.
  mutating func forgetContents() {
    outline = nil
    annotationNumbers.last = nil
    pages = PageReading()
  }
}
