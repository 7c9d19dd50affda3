// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The error in an answer: `{code, message, data: {kind, …}}`.
public struct RPCError: Error, Hashable, Sendable {
  public let code: Int
  /// A sentence for people, with what to do.
  public let message: String
  public let data: JSONTree?

  /// Creates an error of ours; `data` follows the kind.
  public init(_ kind: ErrorKind, _ message: String, data: [JSONTree.Member] = []) {
    code = kind.code
    self.message = message
    self.data = .object([.init("kind", .string(kind.rawValue))] + data)
  }

  /// Creates an error for parameters that do not decode.
  public init(_ error: WireError) {
    self.init(.invalidParams, error.description, data: [.init("path", .string(error.path))])
  }

  /// The kind; `nil` if the error is not one of ours.
  public var kind: ErrorKind? { data?[member: "kind"]?.string.flatMap(ErrorKind.init(rawValue:)) }
}

extension RPCError: WireValue {
  public static var wireType: WireType {
    .named(.init("Error", "{code, message, data}", "Why a request failed.", is: ErrorSchema.type))
  }

  public init(wire node: JSONNode) throws(WireError) {
    code = try node.read("code")
    message = try node.read("message")
    data = try node.readIfPresent("data")
  }

  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code)
      writer.member("message", message)
      writer.member("data", ifPresent: data)
    }
  }
}
