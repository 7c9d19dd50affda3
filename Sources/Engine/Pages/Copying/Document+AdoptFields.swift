// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Adds a top-level field with a unique name to the form.
  func append(field: PDFObject) throws(EngineError) {
    try interactiveForm["Fields"]?.append(field)
  }

  /// The form dictionary, created if it is missing.
  var interactiveForm: PDFObject {
    get throws(EngineError) {
      let catalog = try requiredCatalog
      if try catalog["AcroForm"] == nil {
        try catalog.set("AcroForm", add(makeDictionary(["Fields": makeArray()])))
      }
      guard let form = try catalog["AcroForm"] else { throw .damaged("it has no form") }
      if try form["Fields"] == nil { try form.set("Fields", makeArray()) }
      return form
    }
  }

  /// Removes signature values, which belong to another document.
  func forgetSignatures() throws(EngineError) {
    let form = try catalog?["AcroForm"]
    var seen: Set<Int> = []
    for field in try form?["Fields"]?.elements ?? [] {
      try forgetSignatures(of: field, &seen, depth: 0)
    }
    try form?.set("SigFlags", nil)
  }

  /// Removes the value of a signature field, since it signs another document.
  func forgetSignatures(of field: PDFObject) throws(EngineError) {
    var seen: Set<Int> = []
    try forgetSignatures(of: field, &seen, depth: 0)
  }

  private func forgetSignatures(
    of field: PDFObject, _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) {
    guard depth < 32, field.number == 0 || seen.insert(field.number).inserted else { return }
    if try field.inherited("FT")?.name == "Sig" { try field.set("V", nil) }
    for kid in try field["Kids"]?.elements ?? [] {
      try forgetSignatures(of: kid, &seen, depth: depth + 1)
    }
  }

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
