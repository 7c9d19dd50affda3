// SPDX-License-Identifier: AGPL-3.0-or-later

/// The expanded name of an XMP property, with the prefix to write where none is bound yet.
public struct XMPName: Hashable, Sendable {
  /// The namespace URI, which alone decides equality with a name in a packet.
  public var namespace: String
  /// The prefix wished for; another is written where a packet binds this one to another URI.
  public var prefix: String
  /// The name without prefix.
  public var local: String

  public init(namespace: String, prefix: String, local: String) {
    self.namespace = namespace
    self.prefix = prefix
    self.local = local
  }
}
