// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A prefetched picture. One thread draws it; another one takes it.
///
/// `@unchecked Sendable`, since the state is accessed only with the monitor locked.
final class PreparedPicture: @unchecked Sendable {
  /// The key that a request must match to get the picture. A changed page has another display list.
  struct Key: Equatable {
    let list: DisplayList
    let request: RasterRequest
    let format: RenderFormat
    let encoding: PictureEncoding
    let delivery: RenderDelivery?

    static func == (a: Key, b: Key) -> Bool {
      a.list === b.list && a.request == b.request && a.format == b.format
        && a.encoding == b.encoding && a.delivery == b.delivery
    }
  }

  enum Content {
    case bytes(PictureBytes)
    /// The picture is already in shared memory.
    case delivered(DeliveredData)

    var byteCount: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .delivered(let delivered): delivered.sharedMemory?.bytes ?? 0
      }
    }
  }

  private enum State {
    case drawing
    case ready(Content)
    /// The picture was taken, failed, or is no longer wanted.
    case gone
  }

  let documentID: String
  let pageIndex: Int
  let key: Key
  let cancellation = Cancellation()
  private let monitor = Monitor()
  private var state = State.drawing
  /// Frees the delivered data of a picture that nobody takes.
  private let dispose: @Sendable (DeliveredData) -> Void

  init(
    documentID: String, pageIndex: Int, key: Key,
    dispose: @escaping @Sendable (DeliveredData) -> Void
  ) {
    self.documentID = documentID
    self.pageIndex = pageIndex
    self.key = key
    self.dispose = dispose
  }

  /// The memory that the picture takes, in bytes.
  var byteCount: Int {
    monitor.locked { if case .ready(let content) = state { content.byteCount } else { 0 } }
  }

  /// Stores the result of drawing; `nil` if it failed.
  func finish(_ content: Content?) {
    let isUnwanted = monitor.locked {
      if case .gone = state { return true }
      state = content.map(State.ready) ?? .gone
      monitor.signal()
      return false
    }
    if isUnwanted { throwAway(content) }
  }

  /// Takes the picture, once; waits while it is being drawn.
  func take() -> Content? {
    monitor.locked {
      while case .drawing = state { _ = monitor.wait(until: nil) }
      defer { state = .gone }
      if case .ready(let content) = state { return content }
      return nil
    }
  }

  /// Discards a picture that nobody will take.
  func discard() {
    cancellation.cancel()
    let content: Content? = monitor.locked {
      defer {
        state = .gone
        monitor.signal()
      }
      if case .ready(let content) = state { return content }
      return nil
    }
    throwAway(content)
  }

  private func throwAway(_ content: Content?) {
    if case .delivered(let delivered) = content { dispose(delivered) }
  }
}

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
