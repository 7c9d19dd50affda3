// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// An XMP packet (ISO 16684-1) whose properties can be read and changed.
///
/// A value: copies are independent. Unchanged parts are written as they were read: other properties,
/// comments, processing instructions. Only the `xpacket` wrapper, the padding and the encoding (UTF-8)
/// are replaced. Do not share it between threads.
public struct XMPPacket {
  /// The maximum size of a packet, in bytes.
  public static let maximumSize = 16 << 20
  /// The maximum nesting depth of elements.
  public static let maximumDepth = 128
  /// The maximum number of attributes of an element: Camera Raw's settings are some 300.
  public static let mostAttributes = 1_024

  private var document: XMLDocument

  /// Reads a packet, with or without `xpacket` wrapper. It is in UTF-8, UTF-16 or UTF-32, or in the
  /// encoding that an XML declaration names. Bytes before and after the XML are skipped.
  ///
  /// Nothing is fetched and no entity is expanded; a document type declaration is refused.
  public init(bytes: [UInt8]) throws(XMPError) {
    guard bytes.count <= XMPPacket.maximumSize else { throw .tooLarge(bytes: bytes.count) }
    document = try xml(
      XMLDocument(
        XMLText(bytes, skippingToMarkup: true, mostAttributes: XMPPacket.mostAttributes),
        deepest: XMPPacket.maximumDepth))
    _ = try RDF(ensuredIn: document)
  }

  /// An empty packet: `x:xmpmeta`, `rdf:RDF` and one `rdf:Description` with empty `rdf:about`.
  public init() throws(XMPError) {
    let empty = """
      <x:xmpmeta xmlns:x="\(Namespace.meta)"><rdf:RDF xmlns:rdf="\(Namespace.rdf)">\
      <rdf:Description rdf:about=""/></rdf:RDF></x:xmpmeta>
      """
    try self.init(bytes: Array(empty.utf8))
  }

  /// The value of a simple property. It is written as attribute or as element, or is the default item
  /// of an alternative (`rdf:Alt`); `nil` if the property is missing, another array or a struct.
  public func text(of name: XMPName) -> String? { RDF(document)?.properties(name).first?.text }

  /// Sets a simple property, or removes it for `nil`. It is set in place, or added to the first
  /// description.
  ///
  /// Only the default item of an alternative is set. Characters that XML cannot hold become U+FFFD.
  public mutating func setText(_ text: String?, of name: XMPName) throws(XMPError) {
    try name.validate()
    if text == self.text(of: name), text != nil { return }
    try uniqueRDF().setText(text?.replacingForbidden(), of: name)
  }

  /// The items of an array of structs. Each may have any form of RDF.
  ///
  /// The keys are the local names of the fields in the namespace of the property. Fields of other
  /// namespaces and fields that are not simple are left out.
  public func structs(of name: XMPName) -> [[String: String]] {
    RDF(document)?.properties(name).first?.structs(in: name.namespace).map(\.fields) ?? []
  }

  /// Sets a property to an `rdf:Seq` of these structs; an empty list removes it.
  ///
  /// An existing item with the same fields is kept with its other contents. Characters that XML cannot
  /// represent become U+FFFD.
  public mutating func setStructs(
    _ structs: [[String: String]], of name: XMPName
  ) throws(XMPError) {
    try name.validate()
    for key in structs.lazy.flatMap(\.keys) { try name.validate(field: key) }
    let items = structs.map { $0.mapValues { $0.replacingForbidden() } }
    try uniqueRDF().setStructs(items, of: name)
  }

  /// Replaces an item of an array by a struct. The struct is appended if there is no such item; `nil`
  /// removes the item. The other items are not read.
  public mutating func setStruct(
    _ fields: [String: String]?, at index: Int, of name: XMPName
  ) throws(XMPError) {
    try name.validate()
    for key in fields?.keys.sorted() ?? [] { try name.validate(field: key) }
    let item = fields?.mapValues { $0.replacingForbidden() }
    try uniqueRDF().setStruct(item, at: index, of: name)
  }

  /// The packet in UTF-8, with `xpacket` wrapper and padding. The padding is for changes in place.
  public func serialized() throws(XMPError) -> [UInt8] {
    let isWrapper = { (node: XMLNode) in node.isInstruction("xpacket") }
    let nodes = document.topLevelNodes.lazy.filter { !isWrapper($0) }
    return try Array(XMPPacket.header.utf8) + xml(document.text(of: nodes))
      + Array(XMPPacket.trailer.utf8)
  }

  private static let header =
    "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"

  /// The padding and end of a packet that may be changed. See ISO 16684-1, 7.3.2. The padding is about
  /// 2 KB, as the standard recommends.
  private static let trailer =
    String(repeating: String(repeating: " ", count: 99) + "\n", count: 20)
    + "<?xpacket end=\"w\"?>"

  /// The document, for reading only.
  var currentDocument: XMLDocument { document }

  /// Changes only this packet, not its copies.
  mutating func changing(_ body: (RDF) throws(XMPError) -> Void) throws(XMPError) {
    try body(try uniqueRDF())
  }

  /// The RDF of a document that is not shared with other packets.
  private mutating func uniqueRDF() throws(XMPError) -> RDF {
    if !isKnownUniquelyReferenced(&document) { document = try xml(document.copied()) }
    return try RDF(ensuredIn: document)
  }

  /// The items of an array of texts. The value of a simple property is the only item.
  public func texts(of name: XMPName) -> [String] {
    guard let property = RDF(currentDocument)?.properties(name).first else { return [] }
    guard case .element(let element) = property, let items = element.items else {
      return property.text.map { [$0] } ?? []
    }
    return items.compactMap(\.simpleValue)
  }

  /// Sets a text that can have several languages. In an alternative only the default item is set; a
  /// missing property becomes an alternative (ISO 16684-1, 7.7). `nil` removes it.
  public mutating func setAlternative(_ text: String?, of name: XMPName) throws(XMPError) {
    guard let text, self.text(of: name) == nil else { return try setText(text, of: name) }
    try name.validate()
    try changing { (rdf) throws(XMPError) in
      try rdf.setItems([text.replacingForbidden()], of: name, as: "Alt", language: "x-default")
    }
  }

  /// Sets a property to an array of these texts; an empty list removes it.
  public mutating func setTexts(
    _ texts: [String], of name: XMPName, ordered: Bool = true
  ) throws(XMPError) {
    try name.validate()
    if texts == self.texts(of: name) { return }
    let items = texts.map { $0.replacingForbidden() }
    try changing { (rdf) throws(XMPError) in
      try rdf.setItems(items, of: name, as: ordered ? "Seq" : "Bag", language: nil)
    }
  }
}

extension RDF {
  fileprivate func setItems(
    _ items: [String], of name: XMPName, as container: String, language: String?
  ) throws(XMPError) {
    for property in properties(name) { property.remove() }
    guard !items.isEmpty else { return }
    let property = try addProperty(name)
    let array = try xml(property.append(.rdf(container)))
    for item in items {
      let element = try xml(array.append(.rdf("li")))
      if let language {
        let attribute = XMPName(namespace: Namespace.xml, prefix: "xml", local: "lang")
        try xml(element.setAttribute(attribute, to: language))
      }
      try xml(element.setContent(item))
    }
  }
}

extension XMLNode {
  /// The items of the array in this element; `nil` if there is none.
  fileprivate var items: [XMLNode]? {
    let container = elements.first { child in
      child.isIn(Namespace.rdf) && ["Seq", "Bag", "Alt"].contains(child.local)
    }
    return container.map { container in
      container.elements.filter { $0.isNamed("li", in: Namespace.rdf) }
    }
  }
}
