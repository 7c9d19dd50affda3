// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC

/// Writes messages in the framing that the client speaks.
final class FramedWriter {
  var framing: Framing
  private let outlet: Outlet

  init(_ outlet: Outlet, framing: Framing) {
    self.outlet = outlet
    self.framing = framing
  }

  func send(_ message: [UInt8], isDroppable: Bool) {
    outlet.send(framing.wrap(message), isDroppable: isDroppable)
  }
}
