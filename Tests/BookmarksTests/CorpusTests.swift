// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import Testing

/// Runs over PDF files of a folder: the one that `RECTO_CORPUS` names, else `shared/corpus` beside
/// the checkout. Skipped where there is none.
@Suite(.enabled(if: !corpus.isEmpty)) struct CorpusTests {
  /// Each takes a bookmark that is there after saving and gone after undoing, or says why not.
  @Test func filesWithMetadataTakeABookmark() throws {
    var taken = 0
    for path in corpus {
      guard let opened = try? Opened(.file(path)), try !opened.xmp.isEmpty else { continue }
      let name = Comment(rawValue: path)
      let before = try? opened.list()
      do throws(BookmarkError) {
        try opened.manager.add(id: "mark", name: "Mark", action: page(0))
      } catch {
        #expect(!error.message.isEmpty, name)
        continue
      }
      let bookmarks = try opened.list()
      #expect(bookmarks.last == Bookmark(id: "mark", name: "Mark", pageIndex: 0), name)
      try opened.saved(.auto) { copy in
        let again = try Opened(.file(copy)).list()
        #expect(again == bookmarks, name)
      }
      try opened.editor.undo()
      #expect(try opened.list() == before, name)
      taken += 1
    }
    #expect(taken > 20)
  }
}

/// The paths of the PDF files that name metadata uncompressed, which most do.
private let corpus: [String] = {
  let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder =
    ProcessInfo.processInfo.environment["RECTO_CORPUS"]
    ?? checkout.deletingLastPathComponent().appending(path: "shared/corpus").path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".pdf") }.sorted().map { folder + "/" + $0 }.filter { path in
    (try? Data(contentsOf: URL(filePath: path)))?.range(of: Data("/Metadata".utf8)) != nil
  }
}()
