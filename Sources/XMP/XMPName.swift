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

  /// Throws unless the name of a field can be written in the namespace of this name.
  func validate(field: String) throws(XMPError) {
    guard field.isXMLName else { throw .invalidName(field) }
  }
}
