// SPDX-License-Identifier: AGPL-3.0-or-later

/// A value that does not match its declaration: its path, and what was expected and found.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `params.point[1]`; empty for the value itself.
  public private(set) var path: String
  public let message: String

  public init(path: String = "", message: String) {
    self.path = path
    self.message = message
  }

  /// An error for a value of the wrong type.
  public static func expected(_ type: WireType, got node: JSONNode) -> WireError {
    expected(type.noun, got: node)
  }

  /// An error for a value that does not match a description. The description is short, such as “an
  /// integer from 0 to 9”.
  public static func expected(_ what: String, got node: JSONNode) -> WireError {
    WireError(message: "Expected \(what), got \(node.shown).")
  }

  /// An error for a missing required member.
  static func missing(_ type: WireType, _ summary: String = "") -> WireError {
    let note = summary.isEmpty ? "" : " " + summary
    return WireError(message: "This member is missing; expected \(type.noun).\(note)")
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }

  /// The same error, relative to the object that has the value. The value is the object's member of
  /// this name.
  public func under(_ member: String) -> WireError { prefixed(by: member) }

  /// The same error, relative to the array that has the value. The value is the array's element at this
  /// index.
  public func under(_ index: Int) -> WireError { prefixed(by: "[\(index)]") }

  private func prefixed(by step: String) -> WireError {
    let dot = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return WireError(path: step + dot + path, message: message)
  }
}

extension JSONNode {
  /// A short form of the value, for messages.
  var shown: String {
    switch kind {
    case .null: "null"
    case .bool: bool == true ? "true" : "false"
    case .integer, .real: JSONTree(self).wireText
    case .string: shownString
    case .array: "an array of \(count)"
    case .object: "an object"
    }
  }

  private var shownString: String {
    let whole = string ?? ""
    let start = String(whole.prefix(40))
    return "the string " + JSONTree.string(start == whole ? start : start + "…").wireText
  }
}
