// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// The name of an XMP property.
public typealias XMPName = XMLName

extension XMPName {
  /// A name of RDF itself.
  static func rdf(_ local: String) -> XMPName {
    XMPName(namespace: Namespace.rdf, prefix: "rdf", local: local)
  }

  /// Throws unless the name can be written.
  func validate() throws(XMPError) {
    if let fault { throw .invalidName(fault) }
  }

  /// Throws if a field's name cannot be written. The field is in the namespace of this name.
  func validate(field: String) throws(XMPError) {
    guard field.isXMLName else { throw .invalidName(field) }
  }
}

/// The namespaces of XMP itself (ISO 16684-1, 7.3 and 7.4).
enum Namespace {
  static let meta = "adobe:ns:meta/"
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let xml = "http://www.w3.org/XML/1998/namespace"
}
