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

  /// Adds the fields to the form that only pages name. Programs that merge files leave such fields behind.
  func listFieldsOfPages() throws(EngineError) {
    var listed = Set(try (catalog?["AcroForm"]?["Fields"]?.elements ?? []).map(\.number))
    var missing: [PDFObject] = []
    for entry in try form.entries where !entry.isListed {
      for widget in entry.widgets {
        let chain = try FieldReader.chain(widget.object)
        guard let top = chain.last, top.number > 0,
          chain.allSatisfy({ !listed.contains($0.number) })
        else { continue }
        listed.insert(top.number)
        missing.append(top)
      }
    }
    guard !missing.isEmpty else { return }
    for field in missing { try append(field: field) }
    formMemory.index = nil
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
  /// name, and the default appearance. The alignment of text would be that of all fields.
  func merge(formDefaults other: PDFObject?) throws(EngineError) {
    guard let other, try catalog?["AcroForm"] != nil else { return }
    let form = try interactiveForm
    if try form["DA"] == nil, let value = try other["DA"] { try form.set("DA", value) }
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

  /// Adds calculated fields of another form to the order of calculation. Fields that are not in this
  /// form are left out.
  func append(calculated fields: [PDFObject]) throws(EngineError) {
    guard !fields.isEmpty else { return }
    let form = try interactiveForm
    let topmost = Set(try (form["Fields"]?.elements ?? []).map(\.number))
    if try form["CO"] == nil { try form.set("CO", makeArray()) }
    for field in fields {
      guard let root = try FieldReader.chain(field).last, topmost.contains(root.number) else {
        continue
      }
      try form["CO"]?.append(field)
    }
  }

  /// Adopts the layers of another document; layers hidden there are hidden here too.
  ///
  /// - Parameter areShown: which layers are visible when that document is opened, in the order of its
  ///   list.
  func adopt(layers other: PDFObject?, _ areShown: [Bool]) throws(EngineError) {
    guard let other, let groups = try other["OCGs"], try groups.count > 0, let catalog = try catalog
    else { return }
    guard let known = try catalog["OCProperties"] else {
      return try catalog.set("OCProperties", other)
    }
    let own = try known["OCGs"]?.elements ?? []
    try append(groups, to: known, "OCGs")
    if try known["D"] == nil { try known.set("D", makeDictionary()) }
    guard let ours = try known["D"] else { return }
    // Without an order all layers are listed, with one only those in it.
    let order = try other["D"]?["Order"]
    if try ours["Order"] == nil, order != nil { try ours.set("Order", makeArray(own)) }
    if let order {
      try append(order, to: ours, "Order")
    } else if try ours["Order"] != nil {
      try append(groups, to: ours, "Order")
    }
    for key in ["RBGroups", "Locked", "AS"] {
      if let more = try other["D"]?[key] { try append(more, to: ours, key) }
    }
    let baseIsOn = try ours["BaseState"]?.name != "OFF"
    let others = zip(try groups.elements, areShown).filter { $1 != baseIsOn }.map(\.0)
    if !others.isEmpty { try append(makeArray(others), to: ours, baseIsOn ? "OFF" : "ON") }
  }

  private func append(
    _ more: PDFObject, to dictionary: PDFObject, _ key: String
  ) throws(EngineError) {
    guard let known = try dictionary[key] else { return try dictionary.set(key, more) }
    // Several keys may share one array.
    let all = known.number == 0 ? known : try detached(known.target)
    for element in try more.elements { try all.append(element) }
    if all !== known { try dictionary.set(key, all) }
  }
}
