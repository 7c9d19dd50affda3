// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Reads the params of a request, and has its method answer it. Long params are read on another thread.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that reads, and then the session's.
final class ParamsReading<M: Method>: @unchecked Sendable {
  private let node: JSONNode?
  private let audit: MemberAudit
  private var outcome: Result<M.Params, RPCError>
  /// The members that nothing has read so far.
  private var unread: [UnreadMember] = []

  /// Params with an array of more objects than this are long.
  private static var fewObjects: Int { 300 }

  init(_ node: JSONNode?) {
    audit = MemberAudit(accepting: GeneralParams.fields.map(\.description.name))
    self.node = node?.audited(by: audit)
    outcome = .failure(RPCError(.internalError, "The params were not read."))
  }

  /// Whether reading the params takes long. Other requests should go on meanwhile.
  var isLong: Bool { node?.holdsArray(ofObjects: Self.fewObjects) ?? false }

  /// Reads the params, and finds members unknown to the method.
  func read() {
    do throws(RPCError) {
      outcome = .success(try decode())
      if let node { unread = audit.unread(in: node, named: "params") }
    } catch { outcome = .failure(error) }
  }

  /// The method's answer, once the params are read.
  func answer(_ call: Call) throws(RPCError) -> Answer<M.Result> {
    let params = try self.params(call.session)
    let answer = try M.answer(params, call)
    // Members that the method reads late, such as in an answer whose kind it had to find out first. No
    // method reads an element of long params late.
    if let node, !isLong {
      call.session.log.unknownMembers.tell(audit.unread(in: node, named: "params"), in: M.name)
    }
    return answer
  }

  /// The params, once they are read. Refuses or reports unknown members.
  func params(_ session: Session) throws(RPCError) -> M.Params {
    let params = try outcome.get()
    try session.log.unknownMembers.settle(
      unread, in: M.name, isRefusing: M.refusesUnknownMembers(params))
    return params
  }

  private func decode() throws(RPCError) -> M.Params {
    do {
      guard let node else { return try JSONDocument.parse("{}").root.read(named: "params") }
      return try node.read(named: "params")
    } catch let error as WireError {
      throw RPCError(error)
    } catch {
      throw RPCError(.internalError, "The empty params cannot be read: \(error).")
    }
  }
}
