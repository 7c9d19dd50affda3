// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A field with all its places.
public struct PlacedField: Hashable, Sendable {
  /// Identifies the field: its name, or of one without a name its first widget's id.
  public var id: String
  public var field: FormField
  /// Those that are on pages.
  public var widgets: [FieldPlace]
  /// Whether a widget's flags say that what it shows is to stay (ISO 32000-2, table 167).
  public var areContentsLocked = false
}

/// The place of a field on a page.
public struct FieldPlace: Hashable, Sendable {
  public var annotationID: String
  public var pageIndex: Int
  /// In page space.
  public var rect: Rect
  /// The value when this check box or radio button is on; `nil` for other kinds.
  public var onState: String?
  /// The export value of ``onState``.
  public var exportValue: String?
  public var isOn: Bool
}

extension Document {
  /// The fields of the form, as the form lists them, and then those that are only on pages.
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
