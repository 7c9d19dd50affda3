// SPDX-License-Identifier: AGPL-3.0-or-later

/// Records the members of JSON objects that a reader reads. Unknown members can then be reported: at
/// every depth, for every reader, in one place.
///
/// A node takes part by ``JSONNode/audited(by:)``, and so do all nodes reached through it. An audit
/// belongs to one reading on one thread.
public final class MemberAudit {
  /// The names that were read, by object, some more than once: a list of a few dozen names is made and
  /// searched faster than a set. An object without an entry was never opened.
  private var asked: [UnsafeRawPointer: [String]] = [:]
  /// Names that the root object may have without being read.
  private let accepted: Set<String>

  public init(accepting names: [String] = []) { accepted = Set(names) }

  func open(_ object: JSONNode) {
    if asked[object.identity] == nil { asked[object.identity] = [] }
  }

  func note(_ name: String, of object: JSONNode) {
    asked[object.identity, default: []].append(name)
  }

  /// The members of a value that were not read. They are in the order of the text. An object that was
  /// never opened counts as a whole. Names that begin with `_` are the sender's own, and not reported.
  ///
  /// - Parameter name: the start of the paths, such as `params`.
  public func unread(in node: JSONNode, named name: String) -> [UnreadMember] {
    var unread: [UnreadMember] = []
    collect(node.unaudited, name, &unread)
    return unread.filter { $0.parent != name || !accepted.contains($0.name) }
  }

  private func collect(_ node: JSONNode, _ path: String, _ unread: inout [UnreadMember]) {
    switch node.kind {
    case .object:
      guard let names = asked[node.identity] else { return }
      for (name, member) in node.members {
        if names.contains(name) {
          collect(member, "\(path).\(name)", &unread)
        } else if !name.hasPrefix("_") {
          unread.append(UnreadMember(name: name, parent: path, declared: Set(names).sorted()))
        }
      }
    case .array:
      for (index, element) in node.elements.enumerated() where element.holdsValues {
        collect(element, "\(path)[\(index)]", &unread)
      }
    case .null, .bool, .integer, .real, .string: break
    }
  }
}

extension JSONNode {
  fileprivate var holdsValues: Bool { kind == .object || kind == .array }
}

/// A member that was not read.
public struct UnreadMember: Hashable, Sendable {
  public let name: String
  /// The path of the object that has it.
  let parent: String
  /// The names that the object's reader tried to read.
  let declared: [String]

  /// The error for the member. It has the member's path, and the name that was probably meant.
  public var error: WireError {
    let shown = String(name.prefix(40))
    return WireError(
      path: "\(parent).\(shown)",
      message: "Unknown member \(JSONTree.string(shown).wireText): \(advice)")
  }

  private var advice: String {
    switch declared.count {
    case 0: return "this object has no members."
    case 17... where NearestNames.of(name, among: declared).isEmpty:
      return "none of the \(declared.count) members of this object has a similar name."
    default: return NearestNames.advice(for: name, among: declared)
    }
  }
}
