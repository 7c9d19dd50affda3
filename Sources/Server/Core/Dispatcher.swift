// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Finds a message's method, decodes its params, and calls it.
struct Dispatcher {
  private var methods: [String: any Method.Type]

  init(_ methods: [any Method.Type]) {
    self.methods = Dictionary(minimumCapacity: methods.count)
    for method in methods { self.methods[method.name] = method }
  }

  /// Whether a method is only ever sent as a notification.
  func isNotification(_ name: String) -> Bool { methods[name]?.isNotification == true }

  func run(_ name: String, _ params: JSONNode?, _ call: Call) throws(RPCError) -> Work {
    guard let method = methods[name] else {
      throw RPCError(unknownMethod: name, known: Array(methods.keys))
    }
    return try Dispatcher.run(method, params, call)
  }

  /// Checks params as ``run(_:_:_:)`` does, for a method that the front answers.
  static func check<M: Method>(
    _ params: JSONNode?, of method: M.Type, _ session: Session
  ) throws(RPCError) {
    try Call.checkGeneralParams(params, session)
    let reading = ParamsReading<M>(params)
    reading.read()
    _ = try reading.params(session)
  }

  private static func run<M: Method>(
    _ method: M.Type, _ node: JSONNode?, _ call: Call
  ) throws(RPCError) -> Work {
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
