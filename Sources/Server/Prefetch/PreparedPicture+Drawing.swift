// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

extension PreparedPicture.Content {
  /// Draws a picture; `nil` if that fails. A request for the same picture then fails with the reason.
  init?(
    of picture: PreparedPicture, _ delivery: DataDelivery, size: Int?, _ context: EngineContext
  ) {
    let key = picture.key
    func drawn(in memory: PixelMemory?) throws(RPCError) -> PictureBytes {
      try engine(
        key.format.draw(
          key.list, key.request, key.encoding, context, in: memory, picture.cancellation))
    }
    do throws(RPCError) {
      if key.delivery == .sharedMemory {
        self = .delivered(try delivery.deliver(size: size, draw: drawn(in:)))
      } else {
        self = .bytes(try drawn(in: nil))
      }
    } catch {
      return nil
    }
  }
}
