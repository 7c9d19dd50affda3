// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Removes the widgets of pages from the form, with the fields that have no widget left.
  ///
  /// - Returns: the dictionaries of these fields that are no widgets.
  func removeFields(of pages: [PDFObject]) throws(EngineError) -> [PDFObject] {
    var removed: [PDFObject] = []
    guard let form = try catalog?["AcroForm"], let fields = try form["Fields"] else { return [] }
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" {
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
      let kids = try parent["Kids"]
      try kids?.remove(node)
      guard try kids?.count ?? 0 == 0 else { break }
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
