// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Turns off buttons whose state only widgets of removed pages have. The buttons are check boxes and
  /// radio buttons. Call it before the widgets are removed.
  func turnOffFields(onPages doomed: RemovedPages) throws(EngineError) {
    guard try hasButtons(doomed.objects) else { return }
    let pages = Set(doomed.owners)
    for entry in try form.entries {
      let left = entry.widgets.filter { !pages.isSuperset(of: $0.pages) }
      guard !left.isEmpty, left.count < entry.widgets.count else { continue }
      try turnOff(entry, left)
    }
  }

  private func hasButtons(_ pages: [PDFObject]) throws(EngineError) -> Bool {
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" {
        if try annotation.inherited("FT")?.name == "Btn" { return true }
      }
    }
    return false
  }

  /// Removes the widgets of pages from the form. Fields that have no widget left are removed, too.
  ///
  /// - Parameter shared: the objects of remaining pages.
  /// - Returns: the dictionaries of these fields that are no widgets.
  func removeFields(
    of pages: [PDFObject], sharing shared: SharedPageObjects
  ) throws(EngineError) -> [PDFObject] {
    var removed: [PDFObject] = []
    guard let form = try catalog?["AcroForm"], let fields = try form["Fields"] else { return [] }
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget"
        && !shared.annotations.contains(annotation.number)
      {
        // XFA repeats the values of all fields.
        try form.set("XFA", nil)
        removed += try remove(annotation, from: fields, form)
      }
    }
    return removed
  }

  private func remove(
    _ widget: PDFObject, from fields: PDFObject, _ form: PDFObject
  ) throws(EngineError) -> [PDFObject] {
    var removed: [PDFObject] = []
    var node = widget
    // Limited in number because a broken file may have loops.
    for _ in 0..<32 {
      if let order = try form["CO"] { try order.remove(node) }
      guard let parent = try node["Parent"] else {
        try fields.remove(node)
        break
      }
      try ExportValues(self).remove(kid: node, of: parent)
      guard try parent["Kids"]?.count ?? 0 == 0 else { break }
      removed.append(parent)
      node = parent
    }
    return removed
  }
}

extension PDFObject {
  /// Removes all entries of a dictionary but these.
  func empty(except kept: Set<String> = []) throws(EngineError) {
    for (key, _) in try entries where !kept.contains(key) { try set(key, nil) }
  }

  func remove(_ element: PDFObject) throws(EngineError) {
    try context.call { cm_remove_object($0, raw, element.raw, $1) }
  }
}
