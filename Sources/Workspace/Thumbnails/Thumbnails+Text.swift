// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The text of a document's pages, cached with their pictures, so that the first search of the next
/// session reads only the pages that may have a match.
extension Thumbnails {
  /// Reads the text cached by an earlier session, for a few milliseconds per call.
  ///
  /// - Returns: whether reading is complete.
  public func prepareText() throws(EngineError) -> Bool {
    guard !hasReadText, document.text.isOfFile,
      try !document.text.isComplete(ofPages: document.pageCount)
    else { return true }
    guard prepare() else { return false }
    hasReadText = true
    if let file = textFile, let bytes = folder()?.read(file) {
      try document.text.take(bytes, pageCount: document.pageCount)
    }
    return true
  }

  /// Stores the text for the next session, once all of it has been read.
  public func keepText() throws(EngineError) {
    guard let file = textFile, let folder = folder(),
      let bytes = try document.text.encoded(pageCount: document.pageCount)
    else {
      return
    }
    if !hasKeptText { folder.write(bytes, to: file) }
    hasKeptText = true
  }

  private var textFile: String? { digits.map { "\($0)\(ThumbnailFolder.textSuffix)" } }
}
