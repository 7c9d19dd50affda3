// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Sets or removes the script of a field or widget for an event.
  func setScript(_ change: FieldChange, of object: PDFObject) throws(EngineError) {
    guard let trigger = change.trigger else { return }
    var action: PDFObject?
    if let source = change.text, !source.isEmpty {
      let script = try makeDictionary()
      try script.set("S", makeName("JavaScript"))
      try script.set("JS", makeText(source))
      action = script
    }
    guard trigger != .up else { return try object.set("A", action) }
    let known = try object["AA"]
    guard known != nil || action != nil else { return }
    let actions = if let known { known } else { try makeDictionary() }
    try actions.set(trigger.rawValue, action)
    try object.set("AA", actions)
  }

  /// Adds a field to the end of the calculation order if it is not there yet, or removes it.
  func calculate(_ field: PDFObject, _ isCalculated: Bool) throws(EngineError) {
    guard let form = try catalog?["AcroForm"] else { return }
    let known = try form["CO"]
    let order = if let known { known } else { try makeArray() }
    let elements = try order.elements
    let place = elements.firstIndex { $0.number == field.number }
    switch (place, isCalculated) {
    case (nil, true): try order.append(field)
    case (let place?, false): try order.remove(at: place)
    default: return
    }
    try form.set("CO", order)
  }
}
