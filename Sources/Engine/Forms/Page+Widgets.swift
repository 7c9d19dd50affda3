// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

extension Page {
  /// The widget with this id; `nil` if there is none, or it has no field.
  public func widget(_ id: String) throws(EngineError) -> Widget? {
    guard let annotation = try annotation(id), annotation.type == .widget else { return nil }
    let object = try annotationObject(id)
    guard let field = try FieldReader.read(object, in: document) else { return nil }
    var widget = Widget(annotation: annotation, field: field, onState: nil, isOn: false)
    if field.kind == .checkBox || field.kind == .radio {
      widget.onState = try object.onState
      widget.isOn = try object["AS"]?.name ?? field.value.first == widget.onState
    }
    return widget
  }

  /// The visible widgets in the page's tab order (ISO 32000-2, 12.5.1): by rows, columns or structure
  /// if the page says so, or else in the file's order.
  public var widgetsInTabOrder: [Widget] {
    get throws(EngineError) { try widgetsInTabOrder(including: nil) }
  }

  /// The same, with one widget that may be hidden.
  public func widgetsInTabOrder(including id: String?) throws(EngineError) -> [Widget] {
    var shown = Set(try shownAnnotations.map(\.id))
    if let id { shown.insert(id) }
    var widgets: [Widget] = []
    for annotation in try annotations where annotation.type == .widget {
      guard shown.contains(annotation.id), let widget = try widget(annotation.id) else { continue }
      widgets.append(widget)
    }
    let isLeftwards = try document.isRightToLeft
    func start(_ widget: Widget) -> Double {
      isLeftwards ? -widget.annotation.rect.x1 : widget.annotation.rect.x0
    }
    switch try object["Tabs"]?.name {
    case "R": return widgets.inBands { ($0.annotation.rect.y0, start($0)) }
    case "C": return widgets.inBands { (start($0), $0.annotation.rect.y0) }
    case "S": return try document.inStructureOrder(widgets, of: self)
    default: return widgets
    }
  }
}

extension PDFObject {
  /// The on state of a check box or radio button: the one that is not `Off`.
  var onState: String {
    get throws(EngineError) {
      var name: UnsafePointer<CChar>?
      try context.call { cm_on_state($0, raw, &name, $1) }
      return name.map(NameText.decode) ?? "Yes"
    }
  }

  /// Whether the button is on with a state that no widget has. The field is a check box or a group of
  /// radio buttons, and only these widgets count.
  func isOn(byNoneOf widgets: [PDFObject]) throws(EngineError) -> Bool {
    guard try inherited("FT")?.name == "Btn", let state = try self["V"]?.name, state != "Off"
    else { return false }
    for widget in widgets where try widget.onState == state { return false }
    return true
  }
}

extension [Widget] {
  /// Sorts the widgets in bands by the first number. Within a band, the second number decides. A band
  /// takes widgets that are less than half their smaller side away from its start.
  fileprivate func inBands(_ place: (Widget) -> (Double, Double)) -> [Widget] {
    var bands: [(start: Double, widgets: [Widget])] = []
    for widget in sorted(by: { place($0) < place($1) }) {
      let reach = Swift.min(widget.annotation.rect.height, widget.annotation.rect.width) / 2
      if let last = bands.last, place(widget).0 - last.start < reach {
        bands[bands.count - 1].widgets.append(widget)
      } else {
        bands.append((place(widget).0, [widget]))
      }
    }
    return bands.flatMap { band in band.widgets.sorted { place($0).1 < place($1).1 } }
  }
}

extension Page {
  /// Whether the widget's field is signed.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func isSigned(_ id: String) throws(EngineError) -> Bool {
    try annotationObject(id).inherited("V")?.kind == .dictionary
  }
}

extension Page {
  /// The ids of the fields of these widgets, each once.
  public func fields(ofWidgets ids: [String]) throws(EngineError) -> [String] {
    try document.fields(ofWidgets: ids)
  }
}
