// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// The result of an export: the data, or the place to read it.
protocol ExportResult: WrittenRecord {
  var data: String? { get set }
  var path: String? { get set }
  var sharedMemory: WireSharedMemory? { get set }
  var bytes: Int? { get set }
  init()
}

extension Field where R: ExportResult {
  /// - Parameter binary: the formats whose data is in base64.
  static func exported(
    _ data: Path<String?>, _ path: Path<String?>, _ sharedMemory: Path<WireSharedMemory?>,
    _ bytes: Path<Int?>, binary: String
  ) -> [Field] {
    [
      .optional("data", data, "The exported data, unless a path was given; \(binary) in base64."),
      .optional(
        "path", path,
        "\(writtenPath) The client deletes files whose path the server chose."
      ),
      .optional(
        "sharedMemory", sharedMemory,
        "The POSIX shared memory with the data; the client unlinks it."),
      .optional("bytes", bytes, "The length of the data in bytes."),
    ]
  }
}

extension ExportResult {
  /// Writes exported bytes to a file, or delivers them without a path.
  ///
  /// - Parameter isBinary: whether data in the message is in base64.
  init(
    _ exported: [UInt8], to path: String?, or delivery: DataDelivery, isBinary: Bool
  ) throws(RPCError) {
    self.init()
    if let path {
      self.path = try editing(WholeFile.write(exported, to: path))
      bytes = exported.count
    } else if delivery.way(of: exported.count) != .inline {
      let delivered = try delivery.deliver(exported)
      (self.path, sharedMemory) = (delivered.path, delivered.sharedMemory)
      bytes = exported.count
    } else {
      guard exported.count <= DataDelivery.inlineLimit / 4 * 3 else { throw DataDelivery.tooLarge }
      var text = exported
      if isBinary {
        text = []
        Base64Codec.encode(exported, to: &text)
      }
      data = String(decoding: text, as: UTF8.self)
    }
  }
}
