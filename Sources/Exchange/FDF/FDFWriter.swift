// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Writes FDF (ISO 32000-2, 12.7.8). It has all entries of annotation dictionaries, and appearances.
struct FDFWriter {
  private var writer = ValueWriter()

  static func write(
    _ annotations: [AnnotationEntries], _ fields: [CarriedField], _ file: ExchangedFile
  ) -> [UInt8] {
    var writer = FDFWriter()
    return writer.file(annotations, fields, file)
  }

  private mutating func file(
    _ annotations: [AnnotationEntries], _ fields: [CarriedField], _ file: ExchangedFile
  ) -> [UInt8] {
    let root = writer.reserve()
    var references: [String] = []
    for annotation in annotations { references += add(annotation) }
    var entries: [String: PDFValue] = [:]
    if let name = file.name {
      entries["F"] = .dictionary(["Type": .name("Filespec"), "F": .text(name), "UF": .text(name)])
    }
    if file.ids.count == 2 { entries["ID"] = .array(file.ids.map(PDFValue.string)) }
    if !fields.isEmpty {
      entries["Fields"] = .array(FieldTree(fields).children.map(FDFWriter.field))
    }
    if !references.isEmpty { entries[ExchangedSubtypes.completeKey] = .boolean(true) }
    let more =
      references.isEmpty ? [] : [(key: "Annots", value: "[\(references.joined(separator: " "))]")]
    let inner = String(decoding: writer.dictionary(entries, more: more), as: UTF8.self)
    writer.set(
      root, writer.dictionary(["Type": .name("Catalog")], more: [(key: "FDF", value: inner)]))
    return assembled(root)
  }

  /// - Returns: references to the annotation and its popup.
  private mutating func add(_ annotation: AnnotationEntries) -> [String] {
    let number = writer.reserve()
    var entries = annotation.entries
    entries["Type"] = .name("Annot")
    entries["Subtype"] = .name(annotation.subtype)
    entries["NM"] = .text(annotation.id)
    entries["Page"] = .integer(annotation.pageIndex)
    // A name, because the other annotation need not be in the same file (12.5.6.2).
    entries["IRT"] = annotation.replyTo.map { .text($0) }
    var references = ["\(number) 0 R"]
    var more: [(key: String, value: String)] = []
    if let popup = annotation.popup {
      let window = writer.reserve()
      var parts = popup.entries
      parts["Type"] = .name("Annot")
      parts["Subtype"] = .name("Popup")
      parts["NM"] = .text(popup.id)
      parts["Page"] = .integer(annotation.pageIndex)
      writer.set(window, writer.dictionary(parts, more: [(key: "Parent", value: references[0])]))
      references.append("\(window) 0 R")
      more = [(key: "Popup", value: "\(window) 0 R")]
    }
    writer.set(number, writer.dictionary(entries, more: more))
    return references
  }

  private static func field(_ node: FieldTree) -> PDFValue {
    var entries: [String: PDFValue] = ["T": .text(node.name)]
    if let field = node.field, !field.values.isEmpty || field.isOnlyNamed {
      let values = field.values.map { field.isState ? PDFValue.name($0) : .text($0) }
      entries["V"] = values.count == 1 ? values[0] : .array(values)
    }
    if !node.children.isEmpty { entries["Kids"] = .array(node.children.map(self.field)) }
    return .dictionary(entries)
  }

  private func assembled(_ root: Int) -> [UInt8] {
    // The bytes in the comment mark the file as binary.
    var out = Array("%FDF-1.2\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    for (index, body) in writer.objects.enumerated() {
      out += "\(index + 1) 0 obj\n".utf8
      out += body
      out += "\nendobj\n".utf8
    }
    return out + "trailer\n<</Root \(root) 0 R>>\n%%EOF\n".utf8
  }
}
