// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The bytes of outgoing messages, before framing.
public enum Outgoing {
  public static func result(_ id: MessageID, _ value: some WireValue) -> [UInt8] {
    message { writer in
      writer.member("id", id)
      writer.member("result", value)
    }
  }

  /// An error; `nil` for a request whose id could not be read.
  public static func error(_ id: MessageID?, _ error: RPCError) -> [UInt8] {
    message { writer in
      writer.member("id", id)
      writer.member("error", error)
    }
  }

  public static func notification(_ method: String, _ params: some WireValue) -> [UInt8] {
    message { writer in
      writer.member("method", method)
      writer.member("params", params)
    }
  }

  public static func request(
    _ id: MessageID, _ method: String, _ params: some WireValue
  ) -> [UInt8] {
    message { writer in
      writer.member("id", id)
      writer.member("method", method)
      writer.member("params", params)
    }
  }

  /// The answers to a batch as one array; `nil` if there are none, because nothing is sent then.
  public static func batch(_ answers: [[UInt8]]) -> [UInt8]? {
    if answers.isEmpty { return nil }
    var writer = JSONWriter()
    writer.array { writer in for answer in answers { writer.raw(answer) } }
    return writer.bytes
  }

  private static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    return writer.bytes
  }
}
