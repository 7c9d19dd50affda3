// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// A field with all its widgets.
public struct PlacedField: Hashable, Sendable {
  /// Identifies the field: its name, or the id of its first widget if it has no name, or one that is
  /// canonically equivalent to that of an earlier field.
  public var id: String
  public var field: FormField
  /// The widgets that are on pages.
  public var widgets: [FieldPlace]
  /// Whether a widget's flags lock its contents (ISO 32000-2, table 167).
  public var areContentsLocked = false
  /// Whether the form lists every part of the field. Verifiers take a change of any other widget for a
  /// change that is no form filling.
  public var isListed = true
}

/// A widget: a field's place on a page.
public struct FieldPlace: Hashable, Sendable {
  public var annotationID: String
  public var pageIndex: Int
  /// The rectangle in page space.
  public var rect: Rect
  /// The on value of this check box or radio button; `nil` for other kinds.
  public var onState: String?
  /// The export value of ``onState``.
  public var exportValue: String?
  public var isOn: Bool
}

extension Document {
  /// The fields of the form in its order. The fields that are only on pages follow.
  public var formFields: [PlacedField] {
    get throws(EngineError) {
      var fields: [PlacedField] = []
      for entry in try form.entries { if let field = try read(entry) { fields.append(field) } }
      return fields
    }
  }

  /// A field by its id; `nil` if there is none.
  public func formField(_ id: String) throws(EngineError) -> PlacedField? {
    guard let entry = try form[id] else { return nil }
    return try read(entry)
  }

  public func formField(ofWidget id: String) throws(EngineError) -> PlacedField? {
    guard let entry = try form.entry(ofWidget: id) else { return nil }
    return try read(entry)
  }

  /// The widgets of these fields. Fields that do not exist are left out.
  public func widgets(ofFields ids: [String]) throws(EngineError) -> [Annotation] {
    var places: [Int: Set<String>] = [:]
    for id in ids {
      for widget in try form[id]?.widgets ?? [] {
        guard let id = widget.id else { continue }
        for page in widget.pages { places[page, default: []].insert(id) }
      }
    }
    var widgets: [Annotation] = []
    for (page, ids) in places { widgets += try annotations(ids, onPage: page) }
    return widgets
  }

  /// The ids of the fields that these widgets belong to. Each is listed once, in the order of the
  /// widgets.
  public func fields(ofWidgets ids: [String]) throws(EngineError) -> [String] {
    guard !ids.isEmpty else { return [] }
    let form = try form
    var known: Set<ExactText> = []
    return ids.compactMap { form.entry(ofWidget: $0)?.id }.filter {
      known.insert(ExactText($0)).inserted
    }
  }

  /// The field ids of the widgets on these pages. Keys are the widgets' ids. The form is only read if
  /// there is a widget.
  public func widgetFields(onPages pages: [Int]) throws(EngineError) -> [String: String] {
    guard try hasWidgets(onPages: pages) else { return [:] }
    let wanted = Set(pages)
    var fields: [String: String] = [:]
    for entry in try form.entries {
      for widget in entry.widgets {
        guard let id = widget.id, widget.pages.contains(where: wanted.contains) else { continue }
        fields[id] = entry.id
      }
    }
    return fields
  }

  private func hasWidgets(onPages pages: [Int]) throws(EngineError) -> Bool {
    for page in pages {
      for annotation in try readablePage(page)?["Annots"]?.elements ?? []
      where try annotation["Subtype"]?.name == "Widget" { return true }
    }
    return false
  }

  private func read(_ entry: FormIndex.Entry) throws(EngineError) -> PlacedField? {
    guard let first = entry.widgets.first, var field = try FieldReader.read(first.object, in: self)
    else {
      return nil
    }
    if field.label.isExactly(field.name) { field.label = entry.name }
    field.name = entry.name
    var placed = PlacedField(id: entry.id, field: field, widgets: [], isListed: entry.isListed)
    let hasStates = field.kind == .checkBox || field.kind == .radio
    for widget in entry.widgets {
      guard let page = widget.pageIndex, let id = widget.id else { continue }
      let flags = AnnotationFlags(rawValue: try widget.object["F"]?.integer ?? 0)
      if flags.contains(.lockedContents) { placed.areContentsLocked = true }
      let rect = try widget.object["Rect"]?.rect ?? Rect(0, 0, 0, 0)
      var place = FieldPlace(
        annotationID: id, pageIndex: page, rect: try pageGeometry(page).transform.apply(rect),
        isOn: false)
      if hasStates {
        place.onState = try widget.object.onState
        place.exportValue = try ExportValues(self).value(of: widget.object)
        place.isOn = try widget.object["AS"]?.name ?? field.value.first == place.onState
      }
      placed.widgets.append(place)
    }
    return placed
  }
}

extension PlacedField {
  /// The field's value as exported, and as scripts see it.
  public var exportedValue: [String] { exported(field.value) }

  /// Converts a value of the field for export: for check boxes and radio buttons, states become their
  /// export values.
  public func exported(_ value: [String]) -> [String] {
    guard field.kind == .checkBox || field.kind == .radio else { return value }
    return value.map { state in widgets.first { $0.onState == state }?.exportValue ?? state }
  }

  /// The state for an exported text; `nil` if no widget has it. Export values take precedence: those of
  /// radio buttons are often the numbers of other states.
  public func state(exported text: String) -> String? {
    let exporting = widgets.filter { $0.exportValue == text }
    // Several widgets can have this export value: the one that is on stays on.
    let widget =
      exporting.first { $0.onState == field.value.first } ?? exporting.first
      ?? widgets.first { $0.onState == text }
    return widget?.onState
  }

  /// The state for a text, which may be an export value. The states' own names take precedence.
  func state(meant text: String) -> String {
    guard text != "Off", !widgets.contains(where: { $0.onState == text }) else { return text }
    return widgets.first { $0.exportValue == text }?.onState ?? text
  }
}
