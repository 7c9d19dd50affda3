// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes to pages and their annotations.
extension ChangeFinder {
  private static let harmlessKeys: Set<String> = ["LastModified", "PieceInfo", "Tabs", "Annots"]
  private static let sharedKeys: Set<String> = [
    "P", "Parent", "Dest", "A", "AA", "IRT", "Popup", "Kids", "V",
  ]

  mutating func comparePages() throws(EngineError) {
    let count = try old.pageCount
    guard try new.pageCount == count else {
      changes.note(.pages, "Pages were added or removed.")
      return
    }
    for index in 0..<count {
      guard let before = try old.pageObject(index), let now = try new.pageObject(index),
        before.number == now.number
      else {
        changes.note(.pages, "Pages were moved or replaced.")
        return
      }
      try compare(page: index, before, now)
    }
  }

  private mutating func compare(
    page index: Int, _ before: PDFObject, _ now: PDFObject
  ) throws(EngineError) {
    if pending.contains(before.number) {
      for key in try differingKeys(before, now).subtracting(ChangeFinder.harmlessKeys) {
        changes.note(.pages, "\(key) of page \(index) was changed.")
      }
      accountFor(before.number)
    }
    try compareAnnotations(before["Annots"], now["Annots"])
  }

  private mutating func compareAnnotations(
    _ before: PDFObject?, _ now: PDFObject?
  ) throws(EngineError) {
    let (first, second) = (try before?.elements ?? [], try now?.elements ?? [])
    let (known, present) = (Set(first.map(\.number)), Set(second.map(\.number)))
    if let array = before?.number { accountFor(array) }
    for annotation in first {
      let isWidget = try annotation["Subtype"]?.name == "Widget"
      if annotation.number > 0, !present.contains(annotation.number) {
        changes.note(
          isWidget ? .fields : .annotations, isWidget ? "A field was taken off its page." : nil)
      }
      // Those of fields have been looked at with their fields.
      if isWidget { continue }
      let parts = try closure(of: annotation, leavingOut: ChangeFinder.sharedKeys)
        .intersection(pending)
      if parts.isEmpty { continue }
      changes.note(.annotations)
      for number in parts { accountFor(number) }
    }
    for annotation in second where annotation.number > 0 && !known.contains(annotation.number) {
      if try annotation["Subtype"]?.name != "Widget" { changes.note(.annotations) }
    }
    if try direct(first) != direct(second) { changes.note(.annotations) }
  }

  /// Annotations that are no objects of their own.
  private func direct(_ annotations: [PDFObject]) throws(EngineError) -> [PDFValue] {
    var values: [PDFValue] = []
    for annotation in annotations where annotation.number == 0 {
      var budget = ValueBudget()
      values.append(
        try annotation.value(within: &budget) { reference throws(EngineError) in
          .name("\u{0}\(reference.number)")
        })
    }
    return values
  }
}
