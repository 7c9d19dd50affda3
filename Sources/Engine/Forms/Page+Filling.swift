// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Filling in fields. All changes are made within an operation of the document's journal.
extension Page {
  /// Gives a field a value, and lets all its widgets show it. No script runs.
  ///
  /// - Returns: the widgets' ids by page.
  public func fill(widget id: String, _ value: FieldValue) throws(EngineError) -> [Int: [String]] {
    let widget = try annotationObject(id)
    guard let read = try FieldReader.read(widget) else {
      throw .notFound(what: "field", "Annotation \(id) on page \(index) has no field.")
    }
    let field = try FieldReader.field(of: widget)
    let widgets = try document.widgets(of: field)
    switch value {
    case .isOn(let isOn):
      let states = try ButtonStates(widgets.map(\.object), tapped: widget, isOn, read)
      try states.write(to: field, in: document)
      return try document.reload(widgets, drawing: false)
    case .text(let text): return try document.write([text], read, field, widgets)
    case .choices(let choices): return try document.write(choices, read, field, widgets)
    }
  }
}

/// A widget's dictionary and its page.
struct PlacedWidget {
  let object: PDFObject
  let page: Page
  let id: String
}

extension Document {
  /// Where a field is to be seen; kids that are on no page are left out.
  func widgets(of field: PDFObject) throws(EngineError) -> [PlacedWidget] {
    let kids = try field["Kids"]?.elements ?? []
    var widgets: [PlacedWidget] = []
    for object in kids.isEmpty ? [field] : kids where try object["T"] == nil || kids.isEmpty {
      let id = try annotationID(of: object)
      do throws(EngineError) {
        widgets.append(PlacedWidget(object: object, page: try pageOfAnnotation(id), id: id))
      } catch .notFound {
        continue
      }
    }
    return widgets
  }

  /// Writes a text or chosen options. Appearances show an option's title, the value is its own.
  fileprivate func write(
    _ values: [String], _ read: FormField, _ field: PDFObject, _ widgets: [PlacedWidget]
  ) throws(EngineError) -> [Int: [String]] {
    let titles = values.map { value in
      read.options.first { $0.value == value }?.title ?? value
    }
    try field.set("RV", nil)
    try setChosen(values, read, field)
    try field.set("V", object(for: titles))
    let touched = try reload(widgets, drawing: true)
    if titles != values {
      try field.set("V", object(for: values))
      _ = try reload(widgets, drawing: false)
    }
    return touched
  }

  private func object(for values: [String]) throws(EngineError) -> PDFObject? {
    guard values.count != 1 else { return try makeText(values[0]) }
    guard !values.isEmpty else { return nil }
    let array = try makeArray()
    for value in values { try array.append(makeText(value)) }
    return array
  }

  /// The places of the chosen options among all, which tell equal ones apart (ISO 32000-2, table 234).
  private func setChosen(
    _ values: [String], _ read: FormField, _ field: PDFObject
  ) throws(EngineError) {
    guard read.kind == .listBox || read.kind == .comboBox else { return }
    let places = read.options.indices.filter { values.contains(read.options[$0].value) }
    guard !places.isEmpty else { return try field.set("I", nil) }
    let array = try makeArray()
    for place in places { try array.append(makeInteger(place)) }
    try field.set("I", array)
  }

  fileprivate func reload(
    _ widgets: [PlacedWidget], drawing: Bool
  ) throws(EngineError) -> [Int: [String]] {
    var touched: [Int: [String]] = [:]
    for widget in widgets {
      try widget.page.reloadAnnotations()
      if drawing { try widget.page.drawWidget(widget.object) }
      touched[widget.page.index, default: []].append(widget.id)
    }
    return touched
  }
}

extension Page {
  /// Writes the appearance of a widget anew from its field's value.
  fileprivate func drawWidget(_ object: PDFObject) throws(EngineError) {
    var found = false
    try context.call { cm_write_appearance($0, raw, object.raw, &found, $1) }
    if found { try reloadAnnotations() }
  }
}
