// SPDX-License-Identifier: AGPL-3.0-or-later

/// The expanded name of an XMP property, with the prefix to write if none is bound yet.
public struct XMPName: Hashable, Sendable {
  /// The namespace URI, which alone identifies the namespace in a packet.
  public var namespace: String
  /// The preferred prefix. If a packet binds it to a different URI, another prefix is written.
  public var prefix: String
  /// The name without prefix.
  public var local: String

  public init(namespace: String, prefix: String, local: String) {
    self.namespace = namespace
    self.prefix = prefix
    self.local = local
  }
}
