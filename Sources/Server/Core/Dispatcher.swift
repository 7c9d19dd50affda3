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
      let reading = ParamsReading<M>(node)
      guard reading.isLong, call.id != nil, !call.documents.isEmpty else {
        reading.read()
        return Work(try reading.answer(call), id: call.id)
      }
      var isRead = false
      let transaction = Transaction<M.Result>(
        first: { () throws(RPCError) in
          guard isRead else {
            isRead = true
            return .aside { _ in reading.read() }
          }
          defer { call.session.scripts.settle() }
          return .done(try reading.answer(call))
        }, rollBack: {}, hold: { .everything })
      return Work(.transaction(transaction), id: call.id)
    }
  }
}
