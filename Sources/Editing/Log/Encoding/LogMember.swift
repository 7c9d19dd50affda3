// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A member of an object in the edit log: its name, and how it is written and read.
public struct LogMember<Root, Value>: Sendable {
  let name: String
  /// `nil` leaves the member out.
  let encode: @Sendable (Root) -> JSONTree?
  let decode: @Sendable (JSONTree?) throws(EditError) -> Value
}

extension LogMember where Value: LogValue {
  /// A member that is always there.
  ///
  /// - Parameter ifMissing: the value in older logs, which do not have the member.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func required(
    _ name: String, _ path: KeyPath<Root, Value> & Sendable, ifMissing: Value? = nil
  ) -> LogMember {
    LogMember(
      name: name, encode: { $0[keyPath: path].encoded },
      decode: { tree throws(EditError) in
        if let tree { return try Value(encoded: tree) }
        guard let ifMissing else { throw .unreadable("It has no \(name).") }
        return ifMissing
      })
  }

  /// A member that is left out if it has its default.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func defaulted(
    _ name: String, _ path: KeyPath<Root, Value> & Sendable, _ standard: Value
  ) -> LogMember where Value: Equatable {
    LogMember(
      name: name,
      encode: { $0[keyPath: path] == standard ? JSONTree?.none : $0[keyPath: path].encoded },
      decode: { tree throws(EditError) in
        if let tree { try Value(encoded: tree) } else { standard }
      })
  }

  /// A member that is `null` without a value, and may be missing.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func nullable<Wrapped: LogValue>(
    _ name: String, _ path: KeyPath<Root, Value> & Sendable
  ) -> LogMember where Value == Wrapped? {
    LogMember(
      name: name, encode: { $0[keyPath: path].encoded },
      decode: { tree throws(EditError) in try Value(encoded: tree ?? .null) })
  }
}

extension LogMember where Value == [Annotation] {
  /// Annotations that the log only identifies, without their contents.
  static func references(
    _ name: String, _ path: KeyPath<Root, [Annotation]> & Sendable
  ) -> LogMember {
    let whole = required(name, path)
    return LogMember(
      name: name, encode: { $0[keyPath: path].map(\.reference).encoded }, decode: whole.decode)
  }
}

extension LogMember where Value == JSONTree? {
  /// Any JSON; left out if there is none.
  static func tree(_ name: String, _ path: KeyPath<Root, JSONTree?> & Sendable) -> LogMember {
    LogMember(name: name, encode: { $0[keyPath: path] }, decode: { $0 })
  }
}

/// One of a closed set of names.
protocol LogName: LogValue, RawRepresentable<String> {}

extension LogName {
  public var encoded: JSONTree { .string(rawValue) }

  public init(encoded: JSONTree) throws(EditError) {
    let name = try String(encoded: encoded)
    guard let value = Self(rawValue: name) else {
      throw .unreadable("It has the unknown name \"\(name)\".")
    }
    self = value
  }
}
