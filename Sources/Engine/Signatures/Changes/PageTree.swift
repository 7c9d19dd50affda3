// SPDX-License-Identifier: AGPL-3.0-or-later

/// The nodes of a document's page tree, by object number. See ISO 32000-2, 7.7.3.
struct PageTree {
  /// The nodes that have kids.
  private(set) var branches: [Int] = []
  private(set) var pages: [Int] = []
  /// The numbers of all annotations. Each has the index of the first page that has it.
  private(set) var annotations: [Int: Int] = [:]

  /// Branches and pages.
  private(set) var nodes: Set<Int> = []

  init(_ document: Document, root: PlainObject) throws(EngineError) {
    var waiting = [root]
    var seen: Set<Int> = []
    while let value = waiting.popLast() {
      guard let number = value.target, seen.insert(number).inserted,
        let entries = try document.plainObject(number)?.entries
      else { continue }
      nodes.insert(number)
      guard seen.count < 1_000_000 else { throw .damaged("the page tree is too large") }
      if let kids = try document.follow(entries["Kids"] ?? .null).elements {
        branches.append(number)
        waiting += kids.reversed()
      } else {
        pages.append(number)
        for annotation in try document.follow(entries["Annots"] ?? .null).elements ?? [] {
          guard let number = annotation.target else { continue }
          guard annotations[number] == nil else { continue }
          if case .dictionary? = try document.plainObject(number) {
            annotations[number] = pages.count - 1
          }
        }
      }
    }
  }
}
