// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Reads FDF (ISO 32000-2, 12.7.8) with the engine's own parser. It is like PDF except for the name in
/// its first line.
struct FDFReader {
  private var data = ImportedData()
  private var budget = ValueBudget()
  /// The entries of an FDF that are imported or name the file. See ISO 32000-2, table 246.
  private static let known: Set = [
    "Annots", "Encoding", "F", "Fields", "ID", "Type", ExchangedSubtypes.completeKey,
  ]
  /// The index of the first annotation without a page.
  private var pageless: Int?

  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func read(_ bytes: [UInt8], in context: EngineContext) throws(ExchangeError)
    -> ImportedData
  {
    var reader = FDFReader()
    let contents: PDFObject?
    do throws(EngineError) {
      let document = try Document.open(.data(try pdf(bytes)), hasPages: false, in: context)
      let dictionary = try document.catalog?["FDF"]
      contents = try dictionary?.kind == .dictionary ? dictionary : nil
      if let contents { try reader.read(contents) }
    } catch {
      throw refusal(error)
    }
    guard contents != nil else { throw .malformed("The FDF has no dictionary FDF in its catalog.") }
    if let index = reader.pageless {
      throw .malformed(
        "Annotation \(index) of the FDF has no page number: give it a Page of 0 or more.")
    }
    return reader.data
  }

  private static func pdf(_ bytes: [UInt8]) throws(EngineError) -> [UInt8] {
    let mark = Array("%FDF-".utf8)
    guard let start = (0..<min(1024, bytes.count)).first(where: { bytes[$0...].starts(with: mark) })
    else { throw .cannotOpen("the file does not begin with %FDF-.") }
    var file = Array(bytes[start...])
    file[1] = UInt8(ascii: "P")
    return file
  }

  private static func refusal(_ error: EngineError) -> ExchangeError {
    switch error {
    case .passwordRequired: .malformed("The FDF is encrypted: export it without encryption.")
    case .limitExceeded(_, let what):
      .tooLarge(limit: "fdfObjects", "The FDF exceeds a limit (\(what)): divide it.")
    case .cannotOpen(let why): .malformed("This is not FDF: \(why)")
    default: .malformed("The FDF cannot be read: \(error.message)")
    }
  }

  private mutating func read(_ contents: PDFObject) throws(EngineError) {
    let annotations = try contents["Annots"]?.elements ?? []
    for (index, annotation) in annotations.enumerated() { try read(annotation, index) }
    if try contents[ExchangedSubtypes.completeKey]?.boolean == true {
      for index in data.annotations.indices { data.annotations[index].isComplete = true }
    }
    let fields = try FDFFields.read(contents["Fields"]?.elements ?? [], within: &budget)
    data.fields = fields.fields
    let others = try contents.entries.map(\.key).filter { !FDFReader.known.contains($0) }
    data.skipped += others.sorted().map { .init("\($0) of an FDF is not imported.") }
    data.skipped += fields.skipped
  }

  private mutating func read(_ object: PDFObject, _ index: Int) throws(EngineError) {
    let subtype = try object["Subtype"]?.name ?? ""
    // Popups are read with their annotations.
    guard subtype != "Popup" else { return }
    let name = try text(object["NM"])
    guard ExchangedSubtypes.byName[subtype.lowercased()] == subtype else {
      data.skipped.append(
        .init(
          index: index, id: name,
          "\(subtype.isEmpty ? "Untyped" : subtype) annotations are not supported."))
      return
    }
    guard let page = try object["Page"]?.integer, page >= 0 else {
      pageless = pageless ?? index
      return
    }
    var annotation = AnnotationEntries(
      id: "", pageIndex: page, subtype: subtype, entries: try entries(of: object))
    if let popup = try object["Popup"], try popup["Rect"] != nil {
      annotation.popup = .init(id: try text(popup["NM"]) ?? "", entries: try entries(of: popup))
    }
    let replyName = try replyName(object)
    // An annotation without a name cannot be found.
    let isReply = try object["IRT"] != nil
    data.annotations.append(
      CarriedAnnotation(
        index: index, name: name?.isEmpty == true ? nil : name, annotation: annotation,
        replyName: replyName,
        held: ExchangedSubtypes.keys(of: subtype).union(["Border"])
          .subtracting(isReply && replyName == nil ? ["IRT"] : [])))
  }

  /// A text counts with every use, since objects are shared.
  private mutating func text(_ object: PDFObject?) throws(EngineError) -> String? {
    let text = try object?.text
    try budget.take(text?.utf8.count ?? 0)
    return text
  }

  /// The name of an annotation's reply target. The reference should be a string, but may be the target
  /// itself.
  private mutating func replyName(_ object: PDFObject) throws(EngineError) -> String? {
    guard let target = try object["IRT"] else { return nil }
    if let name = try text(target) { return name }
    return try text(target["NM"])
  }

  private mutating func entries(of object: PDFObject) throws(EngineError) -> [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    for (key, value) in try object.entries where !AnnotationEntries.fixedKeys.contains(key) {
      values[key] = try value.value(within: &budget) { reference throws(EngineError) in
        try reference["Type"]?.name == "Annot" ? .null : nil
      }
    }
    return values.filter { $0.value != .null }
  }
}
