// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Removes the widgets of pages from the form, with the fields that have no widget left.
  func removeFields(of pages: [PDFObject]) throws(EngineError) {
    guard let form = try catalog?["AcroForm"], let fields = try form["Fields"] else { return }
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" {
        // XFA repeats the values of all fields.
        try form.set("XFA", nil)
        try remove(annotation, from: fields, form)
      }
    }
  }

  private func remove(
    _ widget: PDFObject, from fields: PDFObject, _ form: PDFObject
  ) throws(EngineError) {
    var node = widget
    // Limited in number because a broken file may have loops.
    for _ in 0..<32 {
      if let order = try form["CO"] { try order.remove(node) }
      guard let parent = try node["Parent"] else { return try fields.remove(node) }
      let kids = try parent["Kids"]
      try kids?.remove(node)
      guard try kids?.count ?? 0 == 0 else { return }
      node = parent
    }
  }
}

extension PDFObject {
  func remove(_ element: PDFObject) throws(EngineError) {
    try context.call { cm_remove_object($0, raw, element.raw, $1) }
  }
}
