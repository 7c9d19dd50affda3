// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The pages that the policy closes for new annotations, so that a page that is deleted and brought
/// back by an undo is closed again.
struct ClosedPages {
  /// The closed pages that are gone, by the numbers of their objects.
  private var gone: Set<Int> = []
  /// The numbers of the objects of the closed pages that are there, by their indices.
  private var numbers: [Int: Int] = [:]

  /// Notes the closed pages when the client names them. What was closed and is gone is forgotten.
  mutating func note(_ pages: [Int], in document: Document) {
    gone = []
    numbers = ClosedPages.numbers(of: pages, in: document)
  }

  /// The closed pages after pages went elsewhere, in order.
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

  /// A page that is broken has no number: it stays closed for as long as it is there.
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
