// SPDX-License-Identifier: AGPL-3.0-or-later

/// The features that a document's catalog declares, besides its pages.
public struct DocumentFeatures: Hashable, Sendable {
  public var outline = false
  /// Whether there are form fields.
  public var forms = false
  /// Whether there is also an XFA form. PDF 2.0 deprecates XFA forms (ISO 32000-2, annex K).
  public var xfa = false
  /// Whether the XFA form generates the pages. The PDF pages are only a placeholder then.
  public var isXFADynamic = false
  /// The number of signed signature fields.
  public var signatures = 0
  /// Whether there is a script that runs on opening, or calculated fields.
  public var javascript = false
  public var layers = false
  /// The number of files embedded in the document itself, not in annotations.
  public var attachments = 0
  /// Whether the document declares that it is tagged (ISO 32000-2, 14.8).
  public var tagged = false
  public var encrypted = false

  public init() {}
}

extension Document {
  /// The document's features, read from its catalog and its form's fields.
  public var features: DocumentFeatures {
    get throws(EngineError) {
      var features = DocumentFeatures()
      features.encrypted = try isEncrypted
      guard let catalog = try catalog else { return features }
      features.outline = try catalog["Outlines"]?["First"] != nil
      features.layers = try catalog["OCProperties"]?["OCGs"]?.count ?? 0 > 0
      features.tagged = try catalog["MarkInfo"]?["Marked"]?.boolean ?? false
      let names = try catalog["Names"]
      let opening = try catalog["OpenAction"]?["S"]?.name
      features.javascript = try names?["JavaScript"] != nil ? true : opening == "JavaScript"
      if let files = try names?["EmbeddedFiles"] { features.attachments = try countNames(files) }
      guard let form = try catalog["AcroForm"] else { return features }
      features.xfa = try form["XFA"] != nil
      let isMadeAnew = try catalog["NeedsRendering"]?.boolean ?? false
      let isEmpty = try form["Fields"]?.count ?? 0 == 0
      features.isXFADynamic = features.xfa && (isMadeAnew || isEmpty)
      let fields = try form["Fields"]
      features.forms = try fields?.count ?? 0 > 0
      if try form["CO"]?.count ?? 0 > 0 { features.javascript = true }
      if let fields { features.signatures = try countSignatures(fields) }
      return features
    }
  }

  /// Counts the entries of a name tree (ISO 32000-2, 7.9.6).
  private func countNames(_ root: PDFObject) throws(EngineError) -> Int {
    var count = 0
    try walk([root]) { node throws(EngineError) in
      count += try (node["Names"]?.count ?? 0) / 2
      return try node["Kids"]
    }
    return count
  }

  /// Counts the signature fields with a value; a field without a type inherits its parent's.
  private func countSignatures(_ fields: PDFObject) throws(EngineError) -> Int {
    var count = 0
    try walk(fields.elements) { field throws(EngineError) in
      if try field.inherited("FT")?.name == "Sig", try field["V"] != nil { count += 1 }
      return try field["Kids"]
    }
    return count
  }

  /// Visits the nodes of a tree; limited in number because a broken one may have loops.
  private func walk(
    _ roots: [PDFObject], _ visit: (PDFObject) throws(EngineError) -> PDFObject?
  ) throws(EngineError) {
    var pending = roots
    var seen: Set<Int> = []
    while let node = pending.popLast(), seen.count < 100_000 {
      guard node.number == 0 || seen.insert(node.number).inserted else { continue }
      if let kids = try visit(node) { pending += try kids.elements }
    }
  }
}
