// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The pages that the policy closes for new annotations. A page that is deleted and restored by an undo
/// is closed again.
struct ClosedPages {
  /// The object numbers of closed pages that were deleted.
  private var gone: Set<Int> = []
  /// The object numbers of the document's closed pages, by page index.
  private var numbers: [Int: Int] = [:]

  /// Records the closed pages that the client sets. Deleted pages that were closed are forgotten.
  mutating func note(_ pages: [Int], in document: Document) {
    gone = []
    numbers = ClosedPages.numbers(of: pages, in: document)
  }

  /// The closed pages, in order, after pages were moved, added or deleted.
  mutating func follow(_ pages: [Int], _ mapping: PageMapping, in document: Document) -> [Int] {
    for page in pages where mapping.newIndex(page) == nil {
      if let number = numbers[page] { gone.insert(number) }
    }
    var closed = pages.compactMap(mapping.newIndex)
    if !gone.isEmpty {
      for (page, number) in ClosedPages.numbers(of: mapping.added, in: document)
      where gone.remove(number) != nil {
        closed.append(page)
      }
    }
    closed.sort()
    numbers = ClosedPages.numbers(of: closed, in: document)
    return closed
  }

  /// A broken page has no number: it stays closed until it is deleted.
  private static func numbers(of pages: [Int], in document: Document) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for page in pages {
      guard let count = try? document.pageCount, (0..<count).contains(page),
        let number = try? document.pageObject(page)?.number, number > 0
      else { continue }
      numbers[page] = number
    }
    return numbers
  }
}
