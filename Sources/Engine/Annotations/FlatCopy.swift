// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes annotations and form fields part of the pages of a document that is written out as a copy.
struct FlatCopy {
  let document: Document

  /// Annotations and fields that show nothing are removed. Links stay.
  func flatten(annotations: Bool, forms: Bool) throws(EngineError) {
    guard annotations || forms else { return }
    for index in 0..<(try document.pageCount) {
      // Pages without annotations need not be loaded.
      guard let row = try document.annotationRow(ofPage: index)?.row else { continue }
      var (others, widgets): ([String], [String]) = ([], [])
      for entry in row.entries {
        switch AnnotationType(subtype: try entry.object["Subtype"]?.name ?? "") {
        case .link: continue
        case .widget: if forms { widgets.append(entry.id) }
        default: if annotations { others.append(entry.id) }
        }
      }
      // Fields are shown above the other annotations.
      let going = others + widgets
      if !going.isEmpty { _ = try document.page(index).dissolve(going) }
    }
    if forms { try document.catalog?.set("AcroForm", nil) }
  }
}
