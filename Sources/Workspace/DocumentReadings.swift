// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// What was read of a document so far, each part once it was asked for.
struct DocumentReadings {
  var outline: [OutlineItem]?
  var pages = PageReading()
  var syncTeX = SyncTeXReading()
  var annotationNumbers = AnnotationNumbers()
  var closedPages = ClosedPages()

  /// Forgets what may be different in the document that takes the place of this one.
  mutating func forgetContents() {
    outline = nil
    annotationNumbers.last = nil
    pages = PageReading()
  }
}
