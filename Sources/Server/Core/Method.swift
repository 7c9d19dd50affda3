// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// A method, declared once: the dispatcher, `recto describe`, the tables of `protocol.md` and the
/// client stubs all come from here.
public protocol Method: SendableMetatype {
  associatedtype Params: Record = Nothing
  associatedtype Result: WrittenRecord = Nothing

  static var name: String { get }
  /// One sentence.
  static var summary: String { get }
  /// The errors of the method, besides those that every method can return.
  static var errors: [ErrorKind] { get }
  /// A notification is not answered.
  static var isNotification: Bool { get }
  /// The method's effect on documents and files.
  static var effect: Effect { get }
  /// Whether a request with unknown members is refused. A method that does not refuse them warns.
  static func refusesUnknownMembers(_ params: Params) -> Bool

  /// Does the work, or returns how it will be done.
  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result>
}

/// A method that is done when it returns.
public protocol PromptMethod: Method {
  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result
}

extension Method {
  public static var errors: [ErrorKind] { [] }
  public static var isNotification: Bool { false }

  public static func refusesUnknownMembers(_ params: Params) -> Bool {
    effect.refusesUnknownMembers
  }
}

extension PromptMethod {
  public static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    .now(try handle(params, call))
  }
}

/// Params or a result without members.
public struct Nothing: Record {
  public init() {}
  public static let fields: [Field<Self>] = []
}
