// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Writes messages in the framing that the client speaks.
final class FramedWriter {
  var framing: Framing
  /// Whether the client does not take anything any more.
  private(set) var isBroken = false
  private let descriptor: DescriptorWriter

  init(_ descriptor: Int32, framing: Framing) {
    self.descriptor = DescriptorWriter(descriptor)
    self.framing = framing
  }

  func send(_ message: [UInt8]) {
    do {
      try descriptor.write(framing.wrap(message))
    } catch {
      isBroken = true
    }
  }
}
