// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Adopts the defaults of another form that this one does not define: resources such as fonts, by
  /// name, and the default appearance.
  func merge(formDefaults other: PDFObject?) throws(EngineError) {
    guard let other, try catalog?["AcroForm"] != nil else { return }
    let form = try interactiveForm
    for key in ["DA", "Q"] where try form[key] == nil {
      if let value = try other[key] { try form.set(key, value) }
    }
    if try other["NeedAppearances"]?.boolean ?? false {
      try form.set("NeedAppearances", makeBoolean(true))
    }
    guard let new = try other["DR"] else { return }
    guard let resources = try form["DR"] else { return try form.set("DR", new) }
    for (kind, named) in try new.entries {
      guard let known = try resources[kind] else {
        try resources.set(kind, named)
        continue
      }
      guard try known.kind == .dictionary else { continue }
      for (name, resource) in try named.entries where try known[name] == nil {
        try known.set(name, resource)
      }
    }
  }

  /// Adopts the layers of another document; layers hidden there are hidden here too.
  func adopt(layers other: PDFObject?) throws(EngineError) {
    guard let other, let groups = try other["OCGs"], try groups.count > 0, let catalog = try catalog
    else { return }
    guard let known = try catalog["OCProperties"] else {
      return try catalog.set("OCProperties", other)
    }
    try append(groups, to: known, "OCGs")
    guard let defaults = try other["D"], let ours = try known["D"] else { return }
    for key in ["Order", "OFF", "RBGroups", "Locked"] {
      if let more = try defaults[key] { try append(more, to: ours, key) }
    }
  }

  private func append(
    _ more: PDFObject, to dictionary: PDFObject, _ key: String
  ) throws(EngineError) {
    guard let known = try dictionary[key] else { return try dictionary.set(key, more) }
    for element in try more.elements { try known.append(element) }
  }
}
