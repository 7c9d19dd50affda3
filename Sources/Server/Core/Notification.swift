// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A notification that the server sends, declared once.
public protocol Notification: SendableMetatype {
  associatedtype Params: Record
  static var name: String { get }
  /// One sentence.
  static var summary: String { get }
  /// Whether it gives way, oldest first, where a client does not read what it is sent: a later one
  /// says it again, or the client can ask.
  static var isDroppable: Bool { get }
}

extension Notification {
  public static var isDroppable: Bool { false }
}

/// A request that the server makes of the client, declared once.
public protocol ClientRequest: SendableMetatype {
  associatedtype Params: Record
  associatedtype Result: Record
  static var name: String { get }
  /// One sentence.
  static var summary: String { get }
}
