// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// The signature fields of the form, in the order of the form.
  public var signatureFields: [SignatureField] {
    get throws(EngineError) { try SignatureReader(self).fields(withPlaces: true) }
  }

  /// The same without their places, which would require reading pages.
  public var unplacedSignatureFields: [SignatureField] {
    get throws(EngineError) { try SignatureReader(self).fields(withPlaces: false) }
  }

  /// The same; `nil`, without a look at the fields, if the form says that it never had a signature
  /// (`SigFlags`; ISO 32000-2, 12.7.3).
  public var fieldsOfSignedForm: [SignatureField]? {
    get throws(EngineError) {
      try catalog?["AcroForm"]?["SigFlags"] == nil ? nil : unplacedSignatureFields
    }
  }

  /// The changes that the document's signatures allow. Not cached.
  public var signatureRules: SignatureRules {
    get throws(EngineError) {
      SignatureRules(try SignatureReader(self).fields(withPlaces: false))
    }
  }
}

/// Finds the signature fields of the form.
private struct SignatureReader {
  let document: Document
  let certification: PDFObject?

  init(_ document: Document) throws(EngineError) {
    self.document = document
    certification = try document.catalog?["Perms"]?["DocMDP"]
  }

  /// - Parameter withPlaces: whether to find their places, which requires reading the pages.
  func fields(withPlaces: Bool) throws(EngineError) -> [SignatureField] {
    var found: [SignatureField] = []
    for field in try document.terminalFields where try field.object.inherited("FT")?.name == "Sig" {
      var read = try read(field)
      if withPlaces { read.places = try places(of: field.name) }
      found.append(read)
    }
    return found
  }

  private func read(_ field: FieldNode) throws(EngineError) -> SignatureField {
    let object = field.object
    let lock = try object.inherited("Lock")
    return SignatureField(
      name: field.name, label: try object.inherited("TU")?.text ?? field.name,
      isReadOnly: try (object.inherited("Ff")?.integer ?? 0) & 1 != 0,
      places: [], lock: try lock.map(readLock),
      lockedTo: try lock?["P"]?.integer, seed: try object.inherited("SV").map(SeedValue.init),
      signature: try object.inherited("V").flatMap(readValue),
      number: object.number)
  }

  private func places(of field: String) throws(EngineError) -> [SignatureField.Place] {
    var places: [SignatureField.Place] = []
    for widget in try document.form[field]?.widgets ?? [] {
      guard let index = widget.pageIndex, let id = widget.id else { continue }
      let rect = try widget.object["Rect"]?.rect ?? Rect(0, 0, 0, 0)
      places.append(
        SignatureField.Place(
          annotationID: id, pageIndex: index,
          rect: try document.pageGeometry(index).transform.apply(rect),
          flags: AnnotationFlags(rawValue: try widget.object["F"]?.integer ?? 0)))
    }
    return places
  }

  /// A dictionary without contents counts as a value, too: the signature was forged or destroyed.
  private func readValue(_ object: PDFObject) throws(EngineError) -> SignatureValue? {
    guard try object.kind == .dictionary else { return nil }
    let contents = try object["Contents"]?.bytes ?? []
    var ranges: [Int]?
    if let array = try object["ByteRange"], try array.kind == .array {
      ranges = []
      for element in try array.elements { if let n = try element.integer { ranges?.append(n) } }
    }
    var certificates: [[UInt8]] = []
    if let one = try object["Cert"]?.bytes { certificates = [one] }
    for element in try object["Cert"]?.elements ?? [] {
      if let bytes = try element.bytes { certificates.append(bytes) }
    }
    var value = SignatureValue(
      filter: try object["Filter"]?.name, subFilter: try object["SubFilter"]?.name,
      byteRange: ranges, contents: contents, certificates: certificates,
      name: try object["Name"]?.text, time: try object["M"]?.date,
      reason: try object["Reason"]?.text, location: try object["Location"]?.text,
      contact: try object["ContactInfo"]?.text, certification: nil, locks: [],
      isDocumentCertification: certification?.isSame(as: object) ?? false, number: object.number)
    for reference in try references(of: object) {
      let params = try reference["TransformParams"]
      switch try reference["TransformMethod"]?.name {
      case "DocMDP":
        let level = min(max(try params?["P"]?.integer ?? 2, 1), 3)
        value.certification = min(value.certification ?? level, level)
      case "FieldMDP": value.locks.append(try params.map(readLock) ?? FieldLock(.all))
      default: continue
      }
    }
    return value
  }

  /// The signature's references (table 256). A single one without an array counts, too.
  private func references(of signature: PDFObject) throws(EngineError) -> [PDFObject] {
    guard let references = try signature["Reference"] else { return [] }
    return try references.kind == .dictionary ? [references] : references.elements
  }

  /// Reads a lock. One without a valid action locks all fields: what it should lock is unknown.
  private func readLock(_ object: PDFObject) throws(EngineError) -> FieldLock {
    guard let action = try object["Action"]?.name.flatMap(FieldLock.Action.init) else {
      return FieldLock(.all)
    }
    var names: [String] = []
    for element in try object["Fields"]?.elements ?? [] {
      if let name = try element.text { names.append(name) }
    }
    return FieldLock(action, names)
  }
}

/// A terminal field of the form, with its full name. It has no fields below it.
struct FieldNode {
  let object: PDFObject
  let name: String
}

extension Document {
  /// The terminal fields of the form (ISO 32000-2, 12.7.4.1), in its order. Each field is visited
  /// once, even if a broken file has loops or repetitions.
  var terminalFields: [FieldNode] {
    get throws(EngineError) {
      guard let roots = try catalog?["AcroForm"]?["Fields"] else { return [] }
      var found: [FieldNode] = []
      var pending = try roots.elements.reversed().map { FieldNode(object: $0, name: "") }
      var seen: Set<Int> = []
      while let node = pending.popLast(), seen.count < 100_000 {
        guard node.object.number == 0 || seen.insert(node.object.number).inserted else { continue }
        let partial = try node.object["T"]?.text ?? ""
        let name =
          node.name.isEmpty ? partial : partial.isEmpty ? node.name : node.name + "." + partial
        var kids: [FieldNode] = []
        for kid in try node.object["Kids"]?.elements ?? [] where try kid["T"] != nil {
          kids.append(FieldNode(object: kid, name: name))
        }
        if kids.isEmpty { found.append(FieldNode(object: node.object, name: name)) }
        pending += kids.reversed()
      }
      return found
    }
  }
}
