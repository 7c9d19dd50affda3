// SPDX-License-Identifier: AGPL-3.0-or-later

/// A link to a page that is about to be removed.
struct DeadLink {
  let pageIndex: Int
  let position: Int
  let object: PDFObject
  let id: String
}

extension Document {
  /// The links that only lead to the pages being removed.
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
      // The ids of direct objects are made from their places, which change.
      let page = try self.page(index)
      try page.settleAnnotations()
      guard let old = try page.object["Annots"] else { continue }
      let dead = Set(links.map(\.position))
      let kept = try old.elements.enumerated().filter { !dead.contains($0.offset) }
      try page.object.set("Annots", kept.isEmpty ? nil : makeArray(kept.map(\.element)))
    }
  }

  /// Removes the names of destinations on the removed pages. The names are recorded in `doomed`.
  func removeNames(of doomed: inout RemovedPages) throws(EngineError) {
    if let tree = try catalog?["Names"]?["Dests"] {
      _ = try removeNames(below: tree) { (name, destination) throws(EngineError) in
        guard try doomed.areLed(toBy: destination) else { return false }
        if let name { doomed.names.insert(name) }
        return true
      }
    }
    guard let dictionary = try catalog?["Dests"] else { return }
    for (key, destination) in try dictionary.entries where try doomed.areLed(toBy: destination) {
      doomed.names.insert(Array(key.utf8))
      try dictionary.set(key, nil)
    }
  }
}
