// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Removes the outline entries that lead to the removed pages. An entry with remaining descendants
  /// only loses its target; an entry without a target that loses all descendants is removed too (ISO
  /// 32000-2, 12.3.3).
  func pruneOutline(of doomed: RemovedPages) throws(EngineError) {
    guard let root = try catalog?["Outlines"], try root["First"] != nil else { return }
    var pruner = OutlinePruner(document: self, doomed: doomed, root: root)
    _ = try pruner.prune(below: root, depth: 0)
  }
}

private struct OutlinePruner {
  let document: Document
  let doomed: RemovedPages
  private var seen: Set<Int>

  init(document: Document, doomed: RemovedPages, root: PDFObject) {
    (self.document, self.doomed) = (document, doomed)
    seen = [root.number]
  }

  /// The remaining descendants of an entry.
  struct Outcome {
    var isChanged = false
    /// Whether the counts above it must be written.
    var isRecounted = false
    /// The number of visible descendants when the entry is open.
    var shown = 0
    var isEmpty = true
  }

  mutating func prune(below parent: PDFObject, depth: Int) throws(EngineError) -> Outcome {
    var outcome = Outcome()
    guard depth < document.limits.nesting else {
      outcome.isEmpty = try parent["First"] == nil
      return outcome
    }
    var kept: [PDFObject] = []
    var (isShorter, isCut) = (false, false)
    var next = try parent["First"]
    while let item = next, item.number > 0 {
      // A link back is removed, or it could show the removed entry again.
      guard seen.insert(item.number).inserted else {
        isCut = true
        break
      }
      next = try item["Next"]
      let below = try prune(below: item, depth: depth + 1)
      let isOpen = try item["Count"]?.integer ?? 0 > 0
      if try loses(item, below) {
        isShorter = true
        continue
      }
      kept.append(item)
      outcome.shown += 1 + (isOpen ? below.shown : 0)
      outcome.isChanged = outcome.isChanged || below.isChanged
      outcome.isRecounted = outcome.isRecounted || below.isRecounted
    }
    outcome.isEmpty = kept.isEmpty
    if isShorter || isCut { try OutlineNode.link(kept, below: parent) }
    outcome.isChanged = outcome.isChanged || isShorter
    outcome.isRecounted = outcome.isRecounted || isShorter || isCut
    if outcome.isRecounted { try count(outcome.shown, below: parent, isRoot: depth == 0) }
    return outcome
  }

  /// Whether an entry is removed; an entry that becomes a heading is kept.
  private func loses(_ item: PDFObject, _ below: Outcome) throws(EngineError) -> Bool {
    if try doomed.areTarget(of: item) {
      guard !below.isEmpty else { return true }
      for key in ["A", "Dest", "SE"] { try item.set(key, nil) }
      return false
    }
    if let element = try item["SE"], doomed.elements.contains(element.number) {
      try item.set("SE", nil)
    }
    guard below.isChanged, below.isEmpty else { return false }
    for key in ["A", "Dest", "SE"] where try item[key] != nil { return false }
    return true
  }

  private func count(_ shown: Int, below parent: PDFObject, isRoot: Bool) throws(EngineError) {
    guard shown > 0 else { return try parent.set("Count", nil) }
    let old = try parent["Count"]?.integer ?? 0
    try parent.set("Count", document.makeInteger(isRoot || old > 0 ? shown : -shown))
  }
}
