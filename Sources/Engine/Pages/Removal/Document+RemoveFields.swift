// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Takes the widgets of pages out of the form, with the fields that are then nowhere to be seen.
  func removeFields(of pages: [PDFObject]) throws(EngineError) {
    guard let form = try catalog?["AcroForm"], let fields = try form["Fields"] else { return }
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" {
        // It holds the values of all fields once more.
        try form.set("XFA", nil)
        try remove(annotation, from: fields, form)
      }
    }
  }

  private func remove(
    _ widget: PDFObject, from fields: PDFObject, _ form: PDFObject
  ) throws(EngineError) {
    var node = widget
    // A file that makes the fields a circle ends it after a while.
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
  /// Takes an object out of an array.
  func remove(_ element: PDFObject) throws(EngineError) {
    try context.call { cm_remove_object($0, raw, element.raw, $1) }
  }
}
