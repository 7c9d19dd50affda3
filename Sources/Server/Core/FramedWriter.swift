// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Writes messages in the client's framing.
final class FramedWriter {
  var framing: Framing
  private let outlet: MessageOutput

  init(_ outlet: MessageOutput, framing: Framing) {
    self.outlet = outlet
    self.framing = framing
  }

  /// Messages of this size or more are not copied for framing; in bytes.
  static let large = 64 << 10

  func send(_ message: [UInt8], isDroppable: Bool) {
    guard message.count >= FramedWriter.large, !isDroppable else {
      outlet.send(framing.wrap(message), isDroppable: isDroppable)
      return
    }
    outlet.send(framing.pieces(of: message))
  }
}
