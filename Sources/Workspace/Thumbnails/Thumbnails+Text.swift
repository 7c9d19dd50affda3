// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The text of a document's pages, kept beside their pictures, so that the first search of the next
/// session reads only the pages that may have a match.
extension Thumbnails {
  /// Reads what an earlier session kept, a few milliseconds a turn.
  ///
  /// - Returns: whether that is done.
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

  /// Keeps the text for the next session, once all of it has been read.
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
