// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The type of an error. The members of `data` depend on the kind.
public enum ErrorSchema {
  static var type: WireType {
    .object(
      ObjectType(
        nil, "",
        [
          .required("code", .integer, "The error's number."),
          .required("message", .string, "A sentence for people, with what to do."),
          .optional("data", data, "The details of the error, by its `kind`."),
        ]))
  }

  private static var data: WireType {
    .named(
      .init(
        "ErrorData", "ErrorData", "The details of the error, by its `kind`.",
        is: .union(ErrorKind.allCases.map { .object(data(of: $0)) })))
  }

  private static func data(of kind: ErrorKind) -> ObjectType {
    ObjectType(
      kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "Data", kind.summary,
      [.required("kind", .constant(.string(kind.rawValue)))] + kind.members)
  }
}

extension ErrorKind {
  /// The members of `data` besides `kind`.
  fileprivate var members: [ObjectType.Member] {
    switch self {
    case .methodNotFound:
      [
        .required("method", .string, "The unknown method."),
        .optional("nearest", .array(of: .string), "Known methods with similar names."),
      ]
    case .invalidParams:
      [.required("path", .string, "The offending member, such as `params.point[1]`.")]
    case .cannotOpen:
      [.optional("certificate", .string, "The problem with a certificate file.")]
    case .passwordRequired:
      [.required("wrong", .boolean, "Whether a wrong password was given.")]
    case .notPermitted, .vetoed:
      [.optional("by", .string, "The rule that forbids the request.")]
    case .limitExceeded:
      [
        .optional("limit", .string, "The limit's name."),
        .optional("maximum", .integer, "The limit's value."),
      ]
    case .notFound: [.optional("what", .string, "The kind of thing that was not found.")]
    case .workerLost:
      [
        .optional("method", .string, "The method that ran when the process died."),
        .optional("reason", .string, "How the process died."),
      ]
    case .documentBusy:
      [.optional("waitsFor", .string, "The request that the client must answer.")]
    case .parseError, .invalidRequest, .internalError, .notInitialized, .requestCancelled,
      .contentModified, .unknownDocument, .damaged, .unsupported, .changedOnDisk, .saveFailed,
      .timedOut:
      []
    }
  }
}
