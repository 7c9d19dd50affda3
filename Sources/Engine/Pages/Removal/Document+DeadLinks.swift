// SPDX-License-Identifier: AGPL-3.0-or-later

/// A link to a page that is about to be removed.
struct DeadLink {
  let pageIndex: Int
  let position: Int
  let object: PDFObject
  let id: String
}

extension Document {
  /// The links that only lead to pages which are about to be removed.
  func deadLinks(to doomed: RemovedPages, onPages pages: [Int]) throws(EngineError) -> [DeadLink] {
    var links: [DeadLink] = []
    for index in pages {
      guard let annotations = try pageObject(index)?["Annots"] else { continue }
      for (position, object) in try annotations.elements.enumerated() {
        guard try object["Subtype"]?.name == "Link", try doomed.areTarget(of: object) else {
          continue
        }
        let id = try annotationID(of: object, pageIndex: index, position: position)
        links.append(DeadLink(pageIndex: index, position: position, object: object, id: id))
      }
    }
    return links
  }

  /// Removes links from their pages.
  func removeLinks(_ links: [DeadLink]) throws(EngineError) {
    for (index, links) in Dictionary(grouping: links, by: \.pageIndex).sorted(by: {
      $0.key < $1.key
    }) {
      guard let page = try pageObject(index), let old = try page["Annots"] else { continue }
      let dead = Set(links.map(\.position))
      let kept = try old.elements.enumerated().filter { !dead.contains($0.offset) }
      try page.set("Annots", kept.isEmpty ? nil : makeArray(kept.map(\.element)))
    }
  }

  /// Removes the names of destinations on the removed pages, and records them in `doomed`.
  func removeNames(of doomed: inout RemovedPages) throws(EngineError) {
    if let tree = try catalog?["Names"]?["Dests"] {
      var seen: Set<Int> = []
      _ = try removeNames(below: tree, of: &doomed, &seen, depth: 0)
    }
    guard let dictionary = try catalog?["Dests"] else { return }
    for (key, destination) in try dictionary.entries where try doomed.areLed(toBy: destination) {
      doomed.names.insert(Array(key.utf8))
      try dictionary.set(key, nil)
    }
  }

  /// - Returns: whether the node of the name tree (ISO 32000-2, 7.9.6) is now empty.
  private func removeNames(
    below node: PDFObject, of doomed: inout RemovedPages, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) -> Bool {
    guard depth < 32, node.number == 0 || seen.insert(node.number).inserted else { return false }
    if let kids = try node["Kids"] {
      for position in stride(from: try kids.count - 1, through: 0, by: -1) {
        guard let kid = try kids[position] else { continue }
        if try removeNames(below: kid, of: &doomed, &seen, depth: depth + 1) {
          try kids.remove(at: position)
        }
      }
      return try kids.count == 0
    }
    guard let names = try node["Names"] else { return false }
    let before = try names.count
    for position in stride(from: before - before % 2 - 2, through: 0, by: -2) {
      guard let destination = try names[position + 1], try doomed.areLed(toBy: destination) else {
        continue
      }
      if let name = try names[position]?.bytes { doomed.names.insert(name) }
      try names.remove(at: position + 1)
      try names.remove(at: position)
    }
    let after = try names.count
    if after > 1, after < before, try node["Limits"] != nil,
      let first = try names[0], let last = try names[after - after % 2 - 2]
    {
      try node.set("Limits", makeArray([first, last]))
    }
    return after == 0
  }
}
