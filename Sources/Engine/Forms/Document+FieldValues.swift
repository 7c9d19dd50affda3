// SPDX-License-Identifier: AGPL-3.0-or-later

/// Sets the values of fields. All changes are made within an operation of the document's journal.
extension Document {
  /// Sets the values of fields, and redraws all their widgets. No script runs, and flags are ignored.
  ///
  /// An XFA form is removed, because viewers that support XFA would show its data instead (ISO
  /// 32000-2, annex K).
  ///
  /// - Returns: the ids of the widgets that changed, by page.
  /// - Throws: ``EngineError/notFound(what:_:)`` for a missing field, ``EngineError/unsupported(_:)``
  ///   for a value that does not fit the kind of field.
  public func set(_ settings: [FieldSetting]) throws(EngineError) -> [Int: [String]] {
    let index = try form
    var writer = FieldWriter(self)
    for setting in settings {
      guard let entry = index[setting.field] else {
        throw .notFound(
          what: "field", "There is no field \(setting.field): list them with forms/list.")
      }
      try writer.write(setting, to: entry)
    }
    try dropXFA()
    try writer.drawAll(except: Set(settings.map(\.field)))
    let touched = try writer.finish()
    // No field was added or removed.
    formMemory.index = index
    return touched
  }

  /// Redraws widgets of fields: widgets with text, and other widgets if they look different now.
  ///
  /// - Parameter shown: the values as scripts format them, by field.
  func redraw(
    _ entries: [FormIndex.Entry], shown: [String: String] = [:], _ restyled: [FormWidget]
  ) throws(EngineError) -> [Int: [String]] {
    var writer = FieldWriter(self)
    for entry in entries { try writer.redraw(entry, shown: shown[entry.id]) }
    if !entries.isEmpty { try writer.drawAll(except: Set(entries.map(\.id))) }
    for widget in restyled { try drawPlain(widget.object) }
    return try writer.finish(noting: restyled)
  }

  /// Draws fields if the form leaves that to viewers. The form does so with
  /// `NeedAppearances` (ISO 32000-2, 12.7.3). A value that a script formats keeps the appearance that
  /// it has.
  func drawForViewers() throws(EngineError) {
    guard try catalog?["AcroForm"]?["NeedAppearances"]?.boolean ?? false else { return }
    var writer = FieldWriter(self)
    for entry in try form.entries {
      guard let widget = entry.widgets.first?.object else { continue }
      let isFormatted = try widget.additionalAction("F", isWidget: true) != nil
      let hasLook = try widget["AP"]?["N"] != nil
      if !isFormatted || !hasLook { try writer.redraw(entry) }
    }
    _ = try writer.finish()
  }
}

/// The most fields that are drawn in one step. Viewers draw the remaining fields: the engine's journal
/// gets slower with each appearance in a step.
private let mostDrawnAtOnce = 500

/// Writes values of fields, and then redraws their widgets, page by page.
private struct FieldWriter {
  private let document: Document
  /// The widgets to draw, by page.
  private var drawings: [Int: [Drawing]] = [:]

  private struct Drawing {
    let widget: FormWidget
    let id: String
    let field: FormField
    /// `nil` if a state alone selects the appearance.
    let text: FieldText?
  }

  init(_ document: Document) { self.document = document }

  mutating func write(_ setting: FieldSetting, to entry: FormIndex.Entry) throws(EngineError) {
    guard let first = entry.widgets.first,
      let field = try FieldReader.read(first.object, in: document)
    else {
      throw .notFound(what: "field", "The field \(setting.field) has no type and no value.")
    }
    switch (setting.value, field.kind) {
    case (.isOn, .checkBox), (.isOn, .radio), (.state, .checkBox), (.state, .radio):
      try ButtonStates(setting, entry, field).write(to: entry, in: document)
      try note(entry, field, nil)
    case (.text(let text), .text):
      try write([text], setting, entry, field)
    case (.choices(let values), .comboBox), (.choices(let values), .listBox):
      try write(values, setting, entry, field)
    default:
      throw .unsupported("the field \(setting.field) cannot have such a value")
    }
  }

  private mutating func write(
    _ values: [String], _ setting: FieldSetting, _ entry: FormIndex.Entry, _ field: FormField
  ) throws(EngineError) {
    let places = field.places(of: values, choosing: setting.chosen).compactMap(\.self)
    let options = field.options
    // ISO 32000-2, table 234.
    let needsIndices = values.count > 1 || Set(options.map(\.value)).count < options.count
    for object in try entry.holders {
      try object.set("RV", nil)
      // Other programs take an entry that nobody needs for a change of what was signed.
      let hasIndices = try object["I"] != nil
      if needsIndices || hasIndices { try object.set("I", indices(places, field)) }
      try object.set("V", field.isSecret ? nil : document.makeValue(values))
    }
    if field.isSecret, let first = entry.widgets.first {
      try document.enterSecret(values.first ?? "", of: first.object)
    }
    try note(entry, field, FieldText(values, choosing: places, format: setting.shown, of: field))
  }

  /// Redraws a field with its present value.
  mutating func redraw(_ entry: FormIndex.Entry, shown: String? = nil) throws(EngineError) {
    guard let first = entry.widgets.first,
      let field = try FieldReader.read(first.object, in: document)
    else {
      return
    }
    switch field.kind {
    case .text, .comboBox, .listBox:
      try note(
        entry, field,
        FieldText(field.value, choosing: field.chosen, format: shown, of: field))
    case .checkBox, .radio: try note(entry, field, nil)
    case .button, .signature: return
    }
  }

  /// Draws all other fields if the form leaves that to viewers. The form no longer does so afterwards
  /// (`NeedAppearances`, ISO 32000-2, 12.7.3), because viewers would not show what is drawn here. A
  /// signature does not allow that fields look different that were not filled in.
  mutating func drawAll(except drawn: Set<String>) throws(EngineError) {
    let form = try document.catalog?["AcroForm"]
    guard try form?["NeedAppearances"]?.boolean ?? false,
      try document.signatureRules.count == 0
    else { return }
    let entries = try document.form.entries
    guard entries.count <= mostDrawnAtOnce else { return }
    for entry in entries where !drawn.contains(entry.id) { try redraw(entry) }
    try form?.set("NeedAppearances", nil)
  }

  private mutating func note(
    _ entry: FormIndex.Entry, _ field: FormField, _ text: FieldText?
  ) throws(EngineError) {
    for widget in entry.widgets {
      if text == nil { try document.requireStates(of: widget.object) }
      guard let id = widget.id else { continue }
      for page in widget.pages {
        drawings[page, default: []].append(
          Drawing(widget: widget, id: id, field: field, text: text))
      }
    }
  }

  /// Draws the widgets of the written fields.
  ///
  /// - Parameter others: widgets that were drawn already.
  func finish(noting others: [FormWidget] = []) throws(EngineError) -> [Int: [String]] {
    var touched = drawings.mapValues { $0.map(\.id) }
    for widget in others {
      guard let id = widget.id else { continue }
      for page in widget.pages where touched[page]?.contains(id) != true {
        touched[page, default: []].append(id)
      }
    }
    let parts = touched.keys.sorted().flatMap { (index) -> [(page: Int, drawing: Drawing?)] in
      drawings[index].map { $0.map { (index, $0) } } ?? [(index, nil)]
    }
    var page: Page?
    try document.inHalves(parts.indices) { (place) throws(EngineError) in
      let (index, drawing) = parts[place]
      if page?.index != index {
        page = try document.page(index)
        try page?.syncAnnotations()
        try page?.forgetAnnotations(touched[index] ?? [])
      }
      guard let drawing, let text = drawing.text else { return }
      try page?.draw(drawing.widget.object, drawing.field, text)
    }
    return touched
  }

  /// The indices of the chosen options. They distinguish options with equal values, and are in
  /// ascending order (ISO 32000-2, table 234).
  private func indices(_ places: [Int], _ field: FormField) throws(EngineError) -> PDFObject? {
    guard field.kind != .text, !places.isEmpty else { return nil }
    return try document.makeArray(of: places.sorted(), document.makeInteger)
  }
}

extension Document {
  /// Whether the document's form lists fields (ISO 32000-2, 12.7.3).
  public var hasFormFields: Bool {
    get throws(EngineError) { try catalog?["AcroForm"]?["Fields"]?.count ?? 0 > 0 }
  }
}
