// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Whether a page has annotations of its readers, which are in sight: links, form fields, popups and
  /// what is only for printing are none. The page need not be loaded for it.
  public func isAnnotated(_ index: Int) throws(EngineError) -> Bool {
    for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
      let type = try annotation["Subtype"]?.name
      let flags = AnnotationFlags(rawValue: try annotation["F"]?.integer ?? 0)
      guard let type, !notByReaders.contains(type) else { continue }
      if flags.isDisjoint(with: [.hidden, .noView]) { return true }
    }
    return false
  }

  /// Whether a page lists annotations of one of these types. Only their types are read.
  public func hasAnnotations(
    of types: Set<AnnotationType>, onPage index: Int
  ) throws(EngineError) -> Bool {
    for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
      let type = AnnotationType(subtype: try annotation["Subtype"]?.name ?? "")
      if types.contains(type) { return true }
    }
    return false
  }
}

/// Types of ISO 32000-2, table 171.
private let notByReaders: Set<String> = [
  "Link", "Widget", "Popup", "PrinterMark", "TrapNet", "Watermark",
]
