// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A field with all its widgets.
public struct PlacedField: Hashable, Sendable {
  /// Identifies the field: its name, or the id of its first widget if it has no name.
  public var id: String
  public var field: FormField
  /// The widgets that are on pages.
  public var widgets: [FieldPlace]
  /// Whether a widget's flags lock its contents (ISO 32000-2, table 167).
  public var areContentsLocked = false
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
  /// The fields of the form in its order, and then the fields that are only on pages.
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

  /// The field that a widget belongs to.
  public func formField(ofWidget id: String) throws(EngineError) -> PlacedField? {
    guard let entry = try form.entry(ofWidget: id) else { return nil }
    return try read(entry)
  }

  private func read(_ entry: FormIndex.Entry) throws(EngineError) -> PlacedField? {
    guard let first = entry.widgets.first, var field = try FieldReader.read(first.object, in: self)
    else {
      return nil
    }
    if field.label == field.name { field.label = entry.name }
    field.name = entry.name
    var placed = PlacedField(id: entry.id, field: field, widgets: [])
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
        place.exportValue = try exportValue(of: widget.object)
        place.isOn = try widget.object["AS"]?.name ?? field.value.first == place.onState
      }
      placed.widgets.append(place)
    }
    return placed
  }
}
