// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Whether a page has visible annotations that readers made: links, form fields, popups and
  /// print-only annotations do not count. The page need not be loaded.
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

/// Types of ISO 32000-2, table 171, that readers do not make.
private let notByReaders: Set<String> = [
  "Link", "Widget", "Popup", "PrinterMark", "TrapNet", "Watermark",
]
