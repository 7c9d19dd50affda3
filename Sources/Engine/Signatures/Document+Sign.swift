// SPDX-License-Identifier: AGPL-3.0-or-later

/// Adds a signature (ISO 32000-2, 12.8). All changes are made within an operation of the journal, or
/// to a document that will only be written.
extension Document {
  /// Adds a signature with room for its value: its field if it is missing, its dictionary, and its
  /// appearance.
  ///
  /// - Returns: the number of the dictionary's object.
  public func enter(_ new: NewSignature) throws(EngineError) -> Int {
    let form = try signatureForm()
    let isCovered = try unplacedSignatureFields.contains { $0.signature != nil }
    let isNew = try !terminalFields.contains { $0.name.isExactly(new.field) }
    let field = try signatureField(new, in: form)
    var lock = new.lock
    if lock == nil { lock = try signatureLock(ofField: new.field) }
    let value = try addSignature(signatureDictionary(new, lock: lock))
    try field.set("V", value)
    // A field that another signature covers keeps its entries: the new signature has the lock itself.
    if let lock = new.lock, isNew || !isCovered {
      try field.set("Lock", add(lockDictionary(lock, type: "SigFieldLock")))
    }
    if new.certification != nil { try certify(with: value) }
    try form.set("SigFlags", makeInteger(try (form["SigFlags"]?.integer ?? 0) | 3))
    // A time stamp is invisible: validators treat one with an appearance as more than a time stamp.
    for widget in try new.isTimestamp ? [] : self.form[new.field]?.widgets ?? [] {
      guard let index = widget.pageIndex else { continue }
      try page(index).show(new, in: widget.object)
    }
    return value.number
  }

  /// Sets the value that was written to the file.
  public func setSignature(_ number: Int, byteRange: [Int], contents: [UInt8]) throws(EngineError) {
    guard let value = try object(number) else { throw .rejected("there is no such signature") }
    try value.set("ByteRange", makeArray(of: byteRange, makeInteger))
    try value.set("Contents", make(.string(contents)))
  }

  /// Adds a signature's dictionary under a free number. No other field names that number as its
  /// signature: a broken or forged file can refer to the number of the next new object.
  private func addSignature(_ dictionary: PDFObject) throws(EngineError) -> PDFObject {
    while true {
      let added = try add(dictionary)
      guard try isSignature(added) else { return added }
      try fill(added, with: makeArray())
    }
  }

  private func isSignature(_ object: PDFObject) throws(EngineError) -> Bool {
    if try catalog?["Perms"]?["DocMDP"]?.isSame(as: object) == true { return true }
    return try unplacedSignatureFields.contains { $0.signature?.number == object.number }
  }

  private func signatureForm() throws(EngineError) -> PDFObject {
    let catalog = try requiredCatalog
    if try catalog["AcroForm"]?.kind != .dictionary {
      try catalog.set("AcroForm", add(makeDictionary()))
    }
    guard let form = try catalog["AcroForm"] else { throw .damaged("the catalog has no AcroForm") }
    if try form["Fields"]?.kind != .array { try form.set("Fields", makeArray()) }
    return form
  }

  private func signatureField(
    _ new: NewSignature, in form: PDFObject
  ) throws(EngineError) -> PDFObject {
    if let known = try terminalFields.first(where: { $0.name.isExactly(new.field) }) {
      guard try known.object.inherited("FT")?.name == "Sig" else {
        throw .unsupported("the field \(new.field) takes no signature")
      }
      return known.object
    }
    let page = try page(new.place.pageIndex)
    let field = try add(
      makeDictionary([
        "Type": makeName("Annot"), "Subtype": makeName("Widget"), "FT": makeName("Sig"),
        "T": makeText(new.field), "P": page.object,
        "F": makeInteger(AnnotationFlags([.print, .locked]).rawValue),
        "Rect": makeReals([0, 0, 0, 0]),
      ]))
    if let rect = new.place.rect { try page.writer.setRect(rect, in: field) }
    try page.annotationArray().append(field)
    try page.reloadAnnotations()
    try form["Fields"]?.append(field)
    return field
  }

  private func signatureDictionary(
    _ new: NewSignature, lock: FieldLock?
  ) throws(EngineError) -> PDFObject {
    let value = try makeDictionary()
    try value.set("Type", makeName(new.isTimestamp ? "DocTimeStamp" : "Sig"))
    try value.set("Filter", makeName(NewSignature.filter))
    try value.set("SubFilter", makeName(new.subFilter))
    try value.set("ByteRange", makeArray(of: NewSignature.unknownRange, makeInteger))
    try value.set("Contents", make(.string([UInt8](repeating: 0, count: max(1, new.room)))))
    // A time stamp contains its own date and authority.
    guard !new.isTimestamp else { return value }
    try value.set("M", makeText(CivilTime(seconds: new.time).pdf))
    for (key, text) in [
      ("Name", new.name), ("Reason", new.reason), ("Location", new.location),
      ("ContactInfo", new.contact),
    ] {
      if let text { try value.set(key, makeText(text)) }
    }
    let references = try makeArray()
    if let level = new.certification {
      try references.append(reference("DocMDP", ["P": makeInteger(level), "V": makeName("1.2")]))
    }
    if let lock {
      let fields = try lockDictionary(lock, type: "TransformParams")
      try fields.set("V", makeName("1.2"))
      let reference = try reference("FieldMDP", fields)
      try reference.set("Data", catalogReference)
      try references.append(reference)
    }
    if try references.count > 0 { try value.set("Reference", references) }
    return value
  }

  private func reference(
    _ method: String, _ params: [String: PDFObject]
  ) throws(EngineError) -> PDFObject {
    let dictionary = try makeDictionary(params)
    try dictionary.set("Type", makeName("TransformParams"))
    return try reference(method, dictionary)
  }

  private func reference(_ method: String, _ params: PDFObject) throws(EngineError) -> PDFObject {
    try makeDictionary([
      "Type": makeName("SigRef"), "TransformMethod": makeName(method), "TransformParams": params,
    ])
  }

  private func lockDictionary(_ lock: FieldLock, type: String) throws(EngineError) -> PDFObject {
    let dictionary = try makeDictionary([
      "Type": makeName(type), "Action": makeName(lock.action.rawValue),
    ])
    guard lock.action != .all else { return dictionary }
    try dictionary.set("Fields", makeArray(of: lock.fields, makeText))
    return dictionary
  }

  private func certify(with value: PDFObject) throws(EngineError) {
    let catalog = try requiredCatalog
    let known = try catalog["Perms"]
    guard let known else { return try catalog.set("Perms", makeDictionary(["DocMDP": value])) }
    try known.set("DocMDP", value)
  }

  private func signatureLock(ofField name: String) throws(EngineError) -> FieldLock? {
    try signatureFields.first { $0.name.isExactly(name) }?.lock
  }

  private var catalogReference: PDFObject? {
    get throws(EngineError) { try trailer?["Root"] }
  }

  /// Clears a signature field of its signature, or its signature by hand. An empty field keeps its look.
  /// Only within an operation of the journal.
  ///
  /// - Returns: the ids of its widgets, by page.
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func clearSignature(ofField name: String) throws(EngineError) -> [Int: [String]] {
    guard let field = try terminalFields.first(where: { $0.name.isExactly(name) })?.object,
      try field.inherited("FT")?.name == "Sig"
    else {
      throw .notFound(
        what: "field", "There is no signature field \(name): list them with signatures/list.")
    }
    let value = try field["V"]
    let wasSigned = value != nil
    if let value {
      if let certified = try catalog?["Perms"]?["DocMDP"], certified.isSame(as: value) {
        try catalog?["Perms"]?.set("DocMDP", nil)
      }
      try field.set("V", nil)
    }
    var touched: [Int: [String]] = [:]
    for widget in try form[name]?.widgets ?? [] {
      guard try clear(widget, wasSigned: wasSigned), let index = widget.pageIndex,
        let id = widget.id
      else { continue }
      touched[index, default: []].append(id)
    }
    for index in touched.keys { try page(index).reloadAnnotations() }
    return touched
  }

  /// - Returns: whether there was anything to clear.
  private func clear(_ widget: FormWidget, wasSigned: Bool) throws(EngineError) -> Bool {
    if let index = widget.pageIndex, let id = widget.id,
      case .byHand = try page(index).signatureState(of: id)
    {
      try page(index).showSignature(nil, in: id)
      return true
    }
    guard wasSigned else { return false }
    try widget.object.set("AP", nil)
    try widget.object.set("AS", nil)
    return true
  }
}
