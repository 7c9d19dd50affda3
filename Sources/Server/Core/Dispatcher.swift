// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Finds a message's method, decodes its params, and calls it.
struct Dispatcher {
  typealias Handler = (JSONNode?, Call) throws(RPCError) -> Work

  private let handlers: [String: (isNotification: Bool, run: Handler)]

  init(_ methods: [any Method.Type]) {
    var handlers: [String: (Bool, Handler)] = [:]
    for method in methods {
      handlers[method.name] = (method.isNotification, Dispatcher.handler(of: method))
    }
    self.handlers = handlers
  }

  /// Whether a method is only ever sent as a notification.
  func isNotification(_ name: String) -> Bool { handlers[name]?.isNotification == true }

  func run(_ name: String, _ params: JSONNode?, _ call: Call) throws(RPCError) -> Work {
    guard let handler = handlers[name] else {
      throw RPCError(unknownMethod: name, known: Array(handlers.keys))
    }
    return try handler.run(params, call)
  }

  private static func handler<M: Method>(of method: M.Type) -> Handler {
    { (node, call) throws(RPCError) in
      try Call.checkGeneralParams(node, call.session)
      let audit = MemberAudit(accepting: GeneralParams.fields.map(\.description.name))
      let node = node?.audited(by: audit)
      let params: M.Params = try decode(node)
      if let node {
        try call.session.log.unknownMembers.settle(
          audit.unread(in: node, named: "params"), in: M.name,
          isRefusing: M.refusesUnknownMembers(params))
      }
      let answer = try M.answer(params, call)
      // Members that the method reads late, such as in an answer whose kind it had to find out
      // first.
      if let node {
        call.session.log.unknownMembers.tell(audit.unread(in: node, named: "params"), in: M.name)
      }
      return Work(answer, id: call.id)
    }
  }

  private static func decode<Params: Record>(_ node: JSONNode?) throws(RPCError) -> Params {
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
