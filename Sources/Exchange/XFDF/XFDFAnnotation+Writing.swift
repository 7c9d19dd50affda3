// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

enum XFDFNamespace {
  static let xfdf = "http://ns.adobe.com/xfdf/"
  /// The namespace for entries without an attribute in the standard.
  static let own = "urn:recto:xfdf"
  /// The element of our own that marks a file as complete. Such a file holds all entries of its
  /// annotations.
  static let complete = "complete"
}

/// Annotations as elements of XFDF.
///
/// Entries use the standard's attributes and elements. All other entries go into an element of our
/// own, which other readers skip, so that they survive a round trip. Not included are most appearances,
/// and the keys in ``Engine/AnnotationEntries/fixedKeys``. Colours have a
/// precision of 1/255, in RGB.
enum XFDFAnnotation {
  /// - Parameter file: the bytes of the annotation's file or sound.
  static func element(_ annotation: AnnotationEntries, file: [UInt8]?) -> XMLElement {
    let subtype = annotation.subtype
    var element = XMLElement(subtype.lowercased(), namespace: XFDFNamespace.xfdf)
    element["name"] = annotation.id
    element["page"] = String(annotation.pageIndex)
    var said = write(XFDFRow.rows(of: subtype), of: annotation.entries, to: &element)
    said.formUnion(XFDFBorder.write(annotation, to: &element))
    element["inreplyto"] = annotation.replyTo
    said.formUnion(writeTexts(of: annotation, to: &element))
    said.formUnion(writePoints(of: annotation, to: &element))
    if subtype == "Link" { said.formUnion(XFDFLink.write(annotation.entries, to: &element)) }
    if let file {
      XFDFFile.write(annotation, file, to: &element)
      said.formUnion(["FS", "Sound"])
    }
    let turn = annotation.entries["Rotate"]?.number ?? 0
    if hasAppearance(subtype, turnedBy: turn), let appearance = annotation.entries["AP"]?.entries {
      element.append(
        XMLElement(
          "appearance", namespace: XFDFNamespace.xfdf,
          text: ValueXML.base64(.dictionary(appearance), key: "AP")))
    }
    said.formUnion(["AP", "AS"])
    let rest = annotation.entries.filter { !said.contains($0.key) }
    if !rest.isEmpty {
      element.append(
        XMLElement(
          "entries", namespace: XFDFNamespace.own,
          text: ValueXML.base64(.dictionary(rest), key: nil)))
    }
    if let popup = annotation.popup { element.append(window(popup, annotation)) }
    return element
  }

  /// Whether XFDF holds the appearance of an annotation: that of a stamp, and that of a text which is not
  /// turned by quarters, since only the appearance has its size.
  static func hasAppearance(_ subtype: String, turnedBy degrees: Double) -> Bool {
    subtype == "Stamp"
      || (subtype == "FreeText" && degrees.truncatingRemainder(dividingBy: 90) != 0)
  }

  /// - Returns: the keys of the written entries.
  private static func write(
    _ rows: [XFDFRow], of entries: [String: PDFValue], to element: inout XMLElement
  ) -> Set<String> {
    var said: Set<String> = []
    for row in rows {
      // Text that could not be read back goes into the element for other entries.
      guard let value = entries[row.key], let text = row.coding.text(of: value), text.isXML,
        row.coding.value(of: text) != nil
      else { continue }
      element[row.attribute] = text
      said.insert(row.key)
    }
    return said
  }

  private static func writeTexts(
    of annotation: AnnotationEntries, to element: inout XMLElement
  ) -> Set<String> {
    var said: Set<String> = []
    let texts = [("Contents", "contents"), ("DA", "defaultappearance"), ("DS", "defaultstyle")]
    for (key, name) in texts {
      guard let text = annotation.entries[key]?.text, text.isXML else { continue }
      element.append(XMLElement(name, namespace: XFDFNamespace.xfdf, text: text))
      said.insert(key)
    }
    if let rich = annotation.entries["RC"]?.text,
      let body = try? readXML(Array(rich.utf8), "The rich text")
    {
      var text = XMLElement("contents-richtext", namespace: XFDFNamespace.xfdf)
      text.append(body)
      element.append(text)
      said.insert("RC")
    }
    return said
  }

  private static func writePoints(
    of annotation: AnnotationEntries, to element: inout XMLElement
  ) -> Set<String> {
    func text(_ values: [Double]) -> String {
      stride(from: 0, to: values.count - 1, by: 2)
        .map { decimal(values[$0]) + "," + decimal(values[$0 + 1]) }.joined(separator: ";")
    }
    switch annotation.subtype {
    case "Line":
      guard let ends = annotation.entries["L"]?.numbers, ends.count == 4 else { return [] }
      element["start"] = decimal(ends[0]) + "," + decimal(ends[1])
      element["end"] = decimal(ends[2]) + "," + decimal(ends[3])
      return ["L"]
    case "Polygon", "PolyLine":
      guard let points = annotation.entries["Vertices"]?.numbers else { return [] }
      element.append(XMLElement("vertices", namespace: XFDFNamespace.xfdf, text: text(points)))
      return ["Vertices"]
    case "Ink":
      guard let strokes = annotation.entries["InkList"]?.elements else { return [] }
      var list = XMLElement("inklist", namespace: XFDFNamespace.xfdf)
      for stroke in strokes {
        list.append(
          XMLElement("gesture", namespace: XFDFNamespace.xfdf, text: text(stroke.numbers ?? [])))
      }
      element.append(list)
      return ["InkList"]
    default: return []
    }
  }

  private static func window(
    _ popup: AnnotationEntries.Popup, _ annotation: AnnotationEntries
  ) -> XMLElement {
    var element = XMLElement("popup", namespace: XFDFNamespace.xfdf)
    element["name"] = popup.id
    element["page"] = String(annotation.pageIndex)
    _ = write(XFDFRow.common, of: popup.entries, to: &element)
    element["open"] = popup.entries["Open"]?.boolean.map { $0 ? "yes" : "no" }
    return element
  }
}
