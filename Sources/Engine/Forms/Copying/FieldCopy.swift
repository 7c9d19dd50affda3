// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A copy of a field's widget on the same page. With a name of its own it is a new field; a radio
/// button with the name of a group becomes another button of the group.
public struct FieldCopy: Hashable, Sendable {
  /// The id of the original widget.
  public var original: String
  /// The id of the new widget.
  public var widgetID: String
  public var pageIndex: Int
  /// The full name of the new widget's field.
  public var name: String
  /// The on value of a radio button; `nil`: that of the original.
  public var state: String?
  /// The offset from the original to the copy, in page space.
  public var delta: Point

  public init(
    of original: String, named name: String, widgetID: String, onPage pageIndex: Int,
    by delta: Point, state: String? = nil
  ) {
    self.original = original
    self.widgetID = widgetID
    self.pageIndex = pageIndex
    self.name = name
    self.state = state
    self.delta = delta
  }
}

/// Copies fields. Only within an operation of the document's journal.
extension Page {
  /// Adds a copy of a field's widget on top of the page. The copy has the value that the field has
  /// after a reset; a copied signature field is unsigned.
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for a name that is taken,
  ///   ``EngineError/notFound(what:_:)`` for a missing widget.
  public func add(_ copy: FieldCopy) throws(EngineError) {
    let known = try document.form[copy.name]
    try settleAnnotations()
    let array = try annotationArray()
    let original = try annotationObject(copy.original)
    guard let field = try FieldReader.read(original, in: document) else {
      throw .notFound(what: "field", "The annotation \(copy.original) belongs to no field.")
    }
    let widget = try document.add(document.makeDictionary())
    document.annotationRegistry.give(copy.widgetID, to: widget.number)
    try write(copy, of: original, to: widget)
    if field.kind == .radio {
      try join(widget, copy, of: original, known)
    } else {
      guard known == nil else { throw .taken(copy.name) }
      try document.copyFieldEntries(of: original, to: widget)
      if field.kind == .checkBox {
        try ExportValues(document).copyValue(of: original, toOnlyWidget: widget)
      }
      try document.enter(widget, named: copy.name)
    }
    try array.append(widget)
    annotationsRead = nil
    try syncAnnotations()
    try show(widget, field, original)
    annotationsRead = nil
    forgetAppearances()
    document.annotationRegistry.see(copy.widgetID, onPage: index)
    try document.calculate(likeCopied: copy.name, original)
  }

  /// Writes the entries that belong to the widget, not to the field.
  private func write(
    _ copy: FieldCopy, of original: PDFObject, to widget: PDFObject
  ) throws(EngineError) {
    for (key, value) in try original.entries {
      guard !Document.entriesOfPlace.contains(key), !Document.entriesOfField.contains(key) else {
        continue
      }
      switch key {
      case "AP": try widget.set(key, document.detachedAppearances(value))
      // Both are changed in place, so the copy needs its own.
      case "MK", "BS": try widget.set(key, document.detached(value.target))
      default: try widget.set(key, document.detached(value))
      }
    }
    try widget.set("P", object)
    try document.write(name: copy.widgetID, to: widget)
    let rect = try original["Rect"]?.rect ?? Rect(0, 0, 0, 0)
    try writer.setRect(transform.apply(rect).moved(by: copy.delta), in: widget)
    for key in ["DA", "Q"] {
      if let value = try original[key] { try widget.set(key, document.detached(value)) }
    }
    if let own = try original["AA"] { try widget.set("AA", document.detached(own.target)) }
  }

  /// Adds a radio button to its group. The first button creates the group.
  private func join(
    _ widget: PDFObject, _ copy: FieldCopy, of original: PDFObject, _ known: FormIndex.Entry?
  ) throws(EngineError) {
    let values = ExportValues(document)
    let exported = try original.inherited("Opt") != nil ? values.value(of: original) : nil
    let group: PDFObject
    if let first = known?.objects.first {
      guard try first.inherited("FT")?.name == "Btn", try first["Kids"] != nil else {
        throw .unsupported(
          "there is a field \(copy.name) already, which is not a group of radio buttons")
      }
      group = first
    } else {
      group = try document.add(document.makeDictionary())
      try document.copyFieldEntries(of: original, to: group)
      try group.set("Kids", document.makeArray())
      try group.set("Opt", nil)
      try document.enter(group, named: copy.name)
    }
    try widget.set("Parent", group)
    if let state = copy.state { try document.renameState(of: widget, to: state, holders: []) }
    try values.append(
      kid: widget, to: group, exporting: copy.state == nil ? exported : copy.state)
  }

  /// Draws the copy with its value.
  private func show(
    _ widget: PDFObject, _ field: FormField, _ original: PDFObject
  ) throws(EngineError) {
    switch field.kind {
    case .checkBox, .radio:
      let state = try widget.onState
      let isOn = try widget.inherited("V")?.name == state
      try widget.set("AS", document.makeState(isOn ? state : "Off", of: [widget]))
    case .text, .comboBox, .listBox:
      guard let new = try FieldReader.read(widget, in: document) else { return }
      try draw(widget, new, FieldText(new.value, choosing: [], of: new))
    case .signature:
      if try original.inherited("V") != nil { try document.drawEmptyBox(widget) }
    case .button: break
    }
  }
}

extension Document {
  /// The entries that tie a widget to its place in the document.
  fileprivate static let entriesOfPlace: Set<String> = [
    "NM", "P", "Parent", "Kids", "Rect", "StructParent", "Popup",
  ]
  /// The keys of a field's entries, as opposed to a widget's. See ISO 32000-2, tables 226, 228, 232,
  /// 234 and 236.
  fileprivate static let entriesOfField: Set<String> = [
    "FT", "T", "TU", "TM", "Ff", "V", "DV", "AA", "DA", "Q", "DS", "RV", "MaxLen", "Opt", "TI", "I",
    "Lock", "SV",
  ]
  private static let entriesOfValue: Set<String> = ["T", "V", "RV", "I", "AA"]

  /// Copies the entries of a widget's field to a new field. The value is the one that the old field
  /// has after a reset.
  fileprivate func copyFieldEntries(of widget: PDFObject, to field: PDFObject) throws(EngineError) {
    for key in Document.entriesOfField.sorted() where !Document.entriesOfValue.contains(key) {
      guard try field[key] == nil, let value = try widget.inherited(key) else { continue }
      try field.set(key, detached(value))
    }
    if try field["FT"]?.name != "Sig" {
      try field.set("V", field["DV"].map { value throws(EngineError) in try detached(value) })
    }
    try copyScripts(of: widget, to: field)
  }

  /// Copies the actions for the field's value. In some files they belong to the widget, not to the
  /// field.
  private func copyScripts(of widget: PDFObject, to field: PDFObject) throws(EngineError) {
    let actions = try makeDictionary()
    for (key, action) in try field["AA"]?.entries ?? [] { try actions.set(key, action) }
    for key in ["K", "F", "V", "C"] where try actions[key] == nil {
      guard let action = try widget.additionalAction(key, isWidget: true) else { continue }
      try actions.set(key, detached(action))
    }
    try field.set("AA", actions.count == 0 ? nil : actions)
  }

  /// Adds the copy of a calculated field to the calculation order.
  fileprivate func calculate(likeCopied name: String, _ original: PDFObject) throws(EngineError) {
    guard try original.additionalAction("C", isWidget: true) != nil, let entry = try form[name]
    else { return }
    try setCalculated(true, entry)
  }
}
