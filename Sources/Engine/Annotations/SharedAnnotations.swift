// SPDX-License-Identifier: AGPL-3.0-or-later

/// The annotations that several pages of a file list. Deletions since then do not count.
struct SharedAnnotations {
  /// The numbers of the arrays of annotations that several pages have.
  private(set) var lists: Set<Int> = []
  /// The pages of each annotation that several pages list, by object number.
  var pages: [Int: [Int]] = [:]
  private var seen: Set<Int> = []

  /// - Parameter number: the object number of a page's list; 0 for a direct one.
  mutating func note(list number: Int) {
    if number > 0, !seen.insert(number).inserted { lists.insert(number) }
  }
}
