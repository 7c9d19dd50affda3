// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The session's rules for unknown members, with the members already reported.
final class UnknownMembers {
  /// Whether every message with an unknown member is refused.
  var isStrict = false
  /// The reports: a method, the path to a member, and what is wrong with it.
  private var told: Set<String> = []
  private unowned let session: Session
  /// The maximum number of reports: more than any client has by mistake.
  private static let most = 1000

  init(of session: Session) { self.session = session }

  /// Handles unknown members by the rules of the message and the session: refuses or reports them.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` for the first one, if they are refused.
  func settle(_ unread: [UnreadMember], in message: String, isRefusing: Bool) throws(RPCError) {
    guard let first = unread.first else { return }
    guard !isRefusing, !isStrict else { throw RPCError(first.error) }
    tell(unread, in: message)
  }

  /// Refuses or reports a member's unknown value, by the session's rules.
  ///
  /// - Throws: ``ErrorKind/invalidParams``.
  func settle(_ unknown: WireError, in message: String) throws(RPCError) {
    guard !isStrict else { throw RPCError(unknown) }
    tellIgnored(unknown.path, unknown.message, in: message)
  }

  /// Reports unknown members, once for each message and member.
  func tell(_ unread: [UnreadMember], in message: String) {
    for member in unread { tellIgnored(member.error.path, member.error.message, in: message) }
  }

  /// Warns that a member or its value was ignored. A repeated warning is left out. A worker leaves this
  /// to its front, which knows the warnings of all workers.
  func tellIgnored(_ path: String, _ why: String, in message: String) {
    guard isNew(path, "\(message) \(why)") else { return }
    if session.world.worker != nil {
      return session.notify(
        WorkerDidIgnore.self, WorkerDidIgnore.Params(method: message, path: path, why: why))
    }
    session.log.warnClient("\(message) ignores \(path). \(why)")
  }

  /// Reads the client's answer to a server request; unknown members are handled by the session's rules.
  func read<R: WireValue>(
    _ node: JSONNode, as type: R.Type, answering request: String
  ) throws(RPCError) -> R {
    let audit = MemberAudit()
    let node = node.audited(by: audit)
    let value: R
    do { value = try node.read(as: R.self, named: "result") } catch { throw RPCError(error) }
    try settle(audit.unread(in: node, named: "result"), in: request, isRefusing: false)
    return value
  }

  /// Whether this was not reported before. Elements of an array count as one.
  private func isNew(_ path: String, _ report: String) -> Bool {
    let member = path.split(separator: "[").map { part in
      part.firstIndex(of: "]").map { part[part.index(after: $0)...] } ?? part
    }
    guard told.count < UnknownMembers.most else { return false }
    return told.insert(member.joined(separator: "[]") + " " + report).inserted
  }
}

extension WireError {
  /// - Parameters:
  ///   - kind: what has such names.
  ///   - meant: the name that was probably meant.
  ///   - advice: what to say if there is none.
  init(
    path: String, unknown kind: String, _ name: String, _ meant: String?,
    or advice: String = "give the name of one that there is."
  ) {
    let shown = JSONTree.string(String(name.prefix(40))).wireText
    let why = meant.map { "did you mean \"\($0)\"?" } ?? advice
    self.init(path: path, message: "Unknown \(kind) \(shown): \(why)")
  }
}
