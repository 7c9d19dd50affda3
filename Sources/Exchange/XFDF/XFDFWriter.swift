// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System
import XML

/// Writes XFDF (ISO 19444-1).
enum XFDFWriter {
  static func write(
    _ annotations: [(entries: AnnotationEntries, file: [UInt8]?)], _ fields: [CarriedField],
    _ file: ExchangedFile
  ) -> [UInt8] {
    var root = element("xfdf")
    root.attributes.append(
      .init(
        name: "xml:space", namespace: "http://www.w3.org/XML/1998/namespace", value: "preserve"))
    if !fields.isEmpty { append(self.fields(fields), to: &root) }
    if !annotations.isEmpty {
      var all = element("annots")
      for annotation in annotations {
        append(XFDFAnnotation.element(annotation.entries, file: annotation.file), to: &all)
      }
      append(all, to: &root)
      append(XMLElement(XFDFNamespace.complete, namespace: XFDFNamespace.own), to: &root)
    }
    if let name = file.name {
      var reference = element("f")
      reference["href"] = name
      append(reference, to: &root)
    }
    if file.ids.count == 2 {
      var ids = element("ids")
      ids["original"] = file.ids[0].uppercaseHexadecimal
      ids["modified"] = file.ids[1].uppercaseHexadecimal
      append(ids, to: &root)
    }
    root.content.append(.text("\n"))
    return root.document
  }

  /// Appends an element on its own line.
  private static func append(_ child: XMLElement, to parent: inout XMLElement) {
    parent.content.append(.text("\n"))
    parent.append(child)
  }

  private static func fields(_ fields: [CarriedField]) -> XMLElement {
    let tree = FieldTree(fields)
    var all = element("fields")
    for node in tree.children { append(field(node), to: &all) }
    return all
  }

  private static func field(_ node: FieldTree) -> XMLElement {
    var field = element("field")
    field["name"] = node.name
    for value in node.field?.values ?? [] {
      field.append(XMLElement("value", namespace: XFDFNamespace.xfdf, text: value))
    }
    for child in node.children { append(self.field(child), to: &field) }
    return field
  }

  private static func element(_ name: String) -> XMLElement {
    XMLElement(name, namespace: XFDFNamespace.xfdf)
  }
}
