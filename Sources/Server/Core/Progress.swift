// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// `$/progress`: the progress of a request, or a piece of its result.
enum Progress: Notification {
  static let name = "$/progress"
  static let summary = """
    The progress of a request, or a piece of its result. Requested with `progressToken` or \
    `partialResultToken`.
    """
  typealias Params = ProgressParams
}

struct ProgressParams: Record {
  var token = MessageID.integer(0)
  var value = ProgressValue(JSONBytes(JSONTree.null))

  init() {}
  init(token: MessageID, value: JSONBytes) {
    self.token = token
    self.value = ProgressValue(value)
  }

  static let fields: [Field<Self>] = [
    .required("token", \.token, "The token that the request carried."),
    .required(
      "value", \.value, "`{done, total}` for progress; a part of the result for a partial result."),
  ]
}

/// The value of `$/progress`: a report, or a piece of a result.
struct ProgressValue: WireValue {
  private let json: JSONBytes

  init(_ json: JSONBytes) { self.json = json }
  init(wire node: JSONNode) { json = JSONBytes(wire: node) }

  static var wireType: WireType { .union([ProgressReport.wireType, .map(of: .any)]) }
  func write(to writer: inout JSONWriter) { json.write(to: &writer) }
}

struct ProgressReport: Record {
  var done = 0
  var total = 0

  init() {}
  init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  static let fields: [Field<Self>] = [
    .required("done", \.done, "The units of work done, such as pages."),
    .required("total", \.total, "The units of work in total."),
  ]
}

/// Any JSON, already encoded.
struct JSONBytes: WireValue {
  private let bytes: [UInt8]

  init(_ value: some WireValue) { bytes = value.wireBytes }

  init(_ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    bytes = writer.bytes
  }

  init(wire node: JSONNode) { self.init(JSONTree(node)) }
  static var wireType: WireType { .any }
  func write(to writer: inout JSONWriter) { writer.raw(bytes) }
}
