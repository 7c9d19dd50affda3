// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// The parts of an annotation's element that are not imported: those of other programs, and those that this
/// type of annotation does not have.
enum XFDFOmissions {
  /// The attributes of every annotation that have no row. The border's are read for all.
  private static let attributes: Set = [
    "page", "name", "inreplyto", "intent", "width", "style", "dashes", "intensity",
  ]
  private static let ownAttributes: [String: Set<String>] = [
    "Line": ["start", "end"],
    "FileAttachment": [
      "file", "description", "mimetype", "size", "checksum", "creation", "modification",
    ],
    "Sound": ["bits", "channels", "encoding", "rate"],
  ]
  private static let children: Set = [
    "contents", "contents-richtext", "defaultappearance", "defaultstyle", "popup", "appearance",
  ]
  private static let ownChildren: [String: Set<String>] = [
    "Polygon": ["vertices"], "PolyLine": ["vertices"], "Ink": ["inklist"],
    "FileAttachment": ["data"], "Sound": ["data"],
    "Link": ["onactivation", "dest", "borderstylealt"], "Stamp": [XFDFPicture.element],
  ]
  /// The maximum number of names in a message.
  private static let mostNames = 12

  /// Why parts of the element are not imported; empty if all are.
  static func all(in element: XMLElement, _ subtype: String) -> [String] {
    var reasons: [String] = []
    let names = unknown(in: element, subtype)
    if !names.isEmpty {
      let shown = names.prefix(mostNames).map { String($0.prefix(40)) }.joined(separator: ", ")
      reasons.append(
        "Parts of the \(element.name) are not imported: \(shown)"
          + (names.count > mostNames ? " and others." : "."))
    }
    if subtype == "Stamp", element.child("appearance") == nil,
      let picture = element.child(XFDFPicture.element), XFDFPicture.read(picture) == nil
    {
      reasons.append("\(XFDFPicture.element) is left out: it is not a data: URL in base64.")
    }
    return reasons
  }

  private static func unknown(in element: XMLElement, _ subtype: String) -> [String] {
    var known = attributes.union(ownAttributes[subtype] ?? [])
    known.formUnion(XFDFRow.rows(of: subtype).map(\.attribute))
    let attributes = element.attributes.filter {
      $0.namespace == nil && !$0.value.isEmpty && !known.contains($0.name)
    }
    let elements = Self.children.union(ownChildren[subtype] ?? [])
    let children = element.children.filter {
      $0.namespace != XFDFNamespace.own && !elements.contains($0.name.lowercased())
    }
    var seen: Set<String> = []
    return (attributes.map(\.name) + children.map(\.name)).filter { seen.insert($0).inserted }
  }
}
