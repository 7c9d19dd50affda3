// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A notification that the server sends, declared once.
public protocol Notification: SendableMetatype {
  associatedtype Params: WrittenRecord
  static var name: String { get }
  /// One sentence.
  static var summary: String { get }
  /// Whether it may be dropped if the client does not read. The oldest is dropped first. A later
  /// notification repeats it, or the client can ask.
  static var isDroppable: Bool { get }
}

extension Notification {
  public static var isDroppable: Bool { false }
}

/// A request that the server sends to the client, declared once.
public protocol ClientRequest: SendableMetatype {
  associatedtype Params: WrittenRecord
  associatedtype Result: Record
  static var name: String { get }
  /// One sentence.
  static var summary: String { get }
}
