// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Server

/// What the protocol declares.
enum Declarations {
  static let params: [String: any WrittenRecord.Type] = {
    var params: [String: any WrittenRecord.Type] = [:]
    for method in Catalogue.methods { params[method.name] = paramsType(of: method) }
    for notification in Catalogue.notifications {
      params[notification.name] = paramsType(of: notification)
    }
    for request in Catalogue.clientRequests { params[request.name] = paramsType(of: request) }
    return params
  }()

  static let results: [String: any WrittenRecord.Type] = {
    var results: [String: any WrittenRecord.Type] = [:]
    for method in Catalogue.methods { results[method.name] = resultType(of: method) }
    return results
  }()

  /// What may go wrong with a method: what it declares, and what may with all of them.
  static let errors: [String: Set<ErrorKind>] = {
    var errors: [String: Set<ErrorKind>] = [:]
    for method in Catalogue.methods { errors[method.name] = general.union(method.errors) }
    return errors
  }()

  /// What may go wrong with what is no method.
  static let ofNoMethod = general.union([.methodNotFound])

  private static let general = Set(ErrorKind.allCases.filter(\.isGeneral))
    .subtracting([.internalError])

  /// What clients answer.
  static let answers: [any WrittenRecord.Type] = Catalogue.clientRequests.map { resultType(of: $0) }

  private static func paramsType<M: Method>(of method: M.Type) -> any WrittenRecord.Type {
    M.Params.self
  }

  private static func paramsType<N: Notification>(of notification: N.Type) -> any WrittenRecord.Type
  {
    N.Params.self
  }

  private static func paramsType<R: ClientRequest>(of request: R.Type) -> any WrittenRecord.Type {
    R.Params.self
  }

  private static func resultType<M: Method>(of method: M.Type) -> any WrittenRecord.Type {
    M.Result.self
  }

  private static func resultType<R: ClientRequest>(of request: R.Type) -> any WrittenRecord.Type {
    R.Result.self
  }
}
