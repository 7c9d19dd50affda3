// SPDX-License-Identifier: AGPL-3.0-or-later

import System

extension Document {
  /// The ids of the fields of these widgets, each once, in the order of the widgets.
  public func fields(ofWidgets ids: [String]) throws(EngineError) -> [String] {
    guard !ids.isEmpty else { return [] }
    let form = try form
    var known: Set<ExactText> = []
    return ids.compactMap { form.entry(ofWidget: $0)?.id }.filter {
      known.insert(ExactText($0)).inserted
    }
  }

  /// The ids of the fields of the widgets on these pages, by the widgets' ids. The form is only read
  /// if there is a widget.
  public func widgetFields(onPages pages: [Int]) throws(EngineError) -> [String: String] {
    guard try hasWidgets(onPages: pages) else { return [:] }
    let wanted = Set(pages)
    var fields: [String: String] = [:]
    for entry in try form.entries {
      for widget in entry.widgets {
        guard let id = widget.id, let page = widget.pageIndex, wanted.contains(page) else {
          continue
        }
        fields[id] = entry.id
      }
    }
    return fields
  }

  private func hasWidgets(onPages pages: [Int]) throws(EngineError) -> Bool {
    for page in pages {
      for annotation in try pageObject(page)?["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" { return true }
    }
    return false
  }
}

extension Page {
  /// The ids of the fields of these widgets, each once.
  public func fields(ofWidgets ids: [String]) throws(EngineError) -> [String] {
    try document.fields(ofWidgets: ids)
  }
}
