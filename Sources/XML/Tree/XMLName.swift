// SPDX-License-Identifier: AGPL-3.0-or-later

/// The expanded name of an element or attribute. It has the prefix to write if none is bound yet.
public struct XMLName: Hashable, Sendable {
  /// The namespace URI, which alone identifies the namespace in a document.
  public var namespace: String
  /// The preferred prefix. If a document binds it to a different URI, another prefix is written.
  public var prefix: String
  /// The name without prefix.
  public var local: String

  public init(namespace: String, prefix: String, local: String) {
    self.namespace = namespace
    self.prefix = prefix
    self.local = local
  }

  /// The first part that a qualified name cannot have. `nil` if all parts can be written.
  public var fault: String? {
    if namespace.isEmpty || !namespace.isXML { return namespace }
    if !prefix.isXMLName || ["xml", "xmlns"].contains(prefix) { return prefix }
    return local.isXMLName ? nil : local
  }
}
