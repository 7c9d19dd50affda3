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
}
