// SPDX-License-Identifier: AGPL-3.0-or-later

import XMP

/// An entry of a document's information: in its information dictionary (ISO 32000-2, 14.3.3) and in its
/// XMP.
public enum InformationKey: String, CaseIterable, Sendable {
  case title, author, subject, keywords, creator, producer, created, modified

  /// The entry of the information dictionary.
  public var entry: String {
    switch self {
    case .title: "Title"
    case .author: "Author"
    case .subject: "Subject"
    case .keywords: "Keywords"
    case .creator: "Creator"
    case .producer: "Producer"
    case .created: "CreationDate"
    case .modified: "ModDate"
    }
  }

  public var isDate: Bool { self == .created || self == .modified }

  /// The corresponding XMP property (ISO 32000-2, table 349).
  var property: XMPName {
    switch self {
    case .title: .dublinCore("title")
    case .author: .dublinCore("creator")
    case .subject: .dublinCore("description")
    case .keywords: .pdf("Keywords")
    case .creator: .basic("CreatorTool")
    case .producer: .pdf("Producer")
    case .created: .basic("CreateDate")
    case .modified: .basic("ModifyDate")
    }
  }

  /// The time of the last change to the metadata.
  static let metadataDate = XMPName.basic("MetadataDate")

  /// Sets the property in a packet, too; `nil` removes it.
  func set(_ text: String?, in packet: inout XMPPacket) throws(XMPError) {
    switch self {
    case .title, .subject: try packet.setAlternative(text, of: property)
    case .author: try packet.setTexts(text.map { [$0] } ?? [], of: property)
    case .keywords:
      try packet.setText(text, of: property)
      // Acrobat and others also write each keyword here, without a rule in ISO 32000-2.
      guard !packet.texts(of: .keywords).isEmpty else { return }
      let words = (text ?? "").split { $0 == "," || $0 == ";" }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
      try packet.setTexts(words.filter { !$0.isEmpty }, of: .keywords, ordered: false)
    default: try packet.setText(text, of: property)
    }
  }

  /// The text of a property in a packet; `nil` if the packet has none.
  func text(in packet: XMPPacket) -> String? {
    guard self == .author else { return packet.text(of: property) }
    let names = packet.texts(of: property)
    return names.isEmpty ? nil : names.joined(separator: "; ")
  }
}

extension XMPName {
  /// The keywords one by one.
  fileprivate static let keywords = dublinCore("subject")

  fileprivate static func dublinCore(_ local: String) -> XMPName {
    XMPName(namespace: "http://purl.org/dc/elements/1.1/", prefix: "dc", local: local)
  }

  fileprivate static func pdf(_ local: String) -> XMPName {
    XMPName(namespace: "http://ns.adobe.com/pdf/1.3/", prefix: "pdf", local: local)
  }

  fileprivate static func basic(_ local: String) -> XMPName {
    XMPName(namespace: "http://ns.adobe.com/xap/1.0/", prefix: "xmp", local: local)
  }
}
