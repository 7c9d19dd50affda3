// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The annotations that Instant JSON moves to other pages.
struct InstantMoves {
  /// The annotations to move, in their current state, by target page.
  private var all: [Int: [Annotation]] = [:]

  mutating func add(_ annotation: Annotation, to pageIndex: Int) {
    all[pageIndex, default: []].append(annotation)
  }

  func edits(at date: Int64) -> [any Edit] {
    sorted.map { RelocateAnnotations($1, to: $0, date: date) }
  }

  /// The target page of each annotation that is moved. Its replies and its group are included, but not
  /// popups.
  func places(among annotations: [Annotation]) -> [String: Int] {
    guard !all.isEmpty else { return [:] }
    var places: [String: Int] = [:]
    let pages = Dictionary(grouping: annotations, by: \.pageIndex)
    for (target, moved) in sorted {
      for (index, some) in Dictionary(grouping: moved, by: \.pageIndex) {
        let there = (pages[index] ?? []).filter { places[$0.id] == nil }
        let isThere = Set(there.map(\.id))
        let ids = some.map(\.id).filter(isThere.contains)
        for id in there.withReplies(to: there.withGroups(of: ids)) { places[id] = target }
      }
    }
    return places
  }

  private var sorted: [(key: Int, value: [Annotation])] { all.sorted { $0.key < $1.key } }
}
