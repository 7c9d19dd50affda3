// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Members

/// A declared value that the log holds member by member. A member that has its default is left out.
protocol LogRecord: LogValue, DeclaredValue {}

extension LogRecord {
  public var encoded: JSONTree {
    let blank = Self.blank
    return .object(
      Self.members.compactMap { member in
        guard let name = member.loggedName, member.isLogged(self, blank),
          let value = member.encoded(in: self)
        else { return nil }
        return .init(name, value)
      })
  }

  public init(encoded: JSONTree) throws(EditError) {
    self = .blank
    for member in Self.members {
      guard let name = member.loggedName else { continue }
      if let value = encoded[member: name] {
        try member.decode(value, into: &self)
      } else if case .required = member.logging {
        throw .unreadable("It has no \(name).")
      }
    }
  }
}

/// The given members. A member without a value is `null`.
extension PartialValue: LogValue {
  public var encoded: JSONTree {
    .object(
      Value.members.compactMap { member in
        guard given.contains(member.name), let name = member.loggedName,
          let value = member.encoded(in: value)
        else { return nil }
        return .init(name, value)
      })
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init()
    for member in Value.members {
      guard let name = member.loggedName, let tree = encoded[member: name] else { continue }
      try member.decode(tree, into: &value)
      note(member.name)
    }
  }
}

extension Member {
  /// The name in the log; `nil` if the log does not hold the member.
  var loggedName: String? {
    switch logging {
    case .optional, .required: name
    case .named(let name): name
    case .never: nil
    }
  }

  fileprivate func isLogged(_ root: Root, _ blank: Root) -> Bool {
    if case .required = logging { true } else { differs(root, blank) }
  }

  /// The value in the log; `nil` if its type has no form there, which a test excludes.
  func encoded(in root: Root) -> JSONTree? {
    func encoded<V: LogValue>(_ type: V.Type) -> JSONTree? {
      property(of: V.self)?.with(root) { $0.encoded }
    }
    guard let type = valueType as? any LogValue.Type else { return nil }
    return encoded(type)
  }

  fileprivate func decode(_ tree: JSONTree, into root: inout Root) throws(EditError) {
    func decode<V: LogValue>(_ type: V.Type) throws(EditError) {
      property(of: V.self)?.set(try V(encoded: tree), in: &root)
    }
    guard let type = valueType as? any LogValue.Type else { return }
    try decode(type)
  }
}
