// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// Something that is drawn on the raster thread when nothing else is.
public struct IdleDrawing {
  /// Called on the raster thread.
  var draw: @Sendable (EngineContext) -> [UInt8]
  /// Stops it where something more urgent comes meanwhile: what was drawn is void then.
  var cancellation: Cancellation
  /// Takes what was drawn, on the main thread.
  var take: ([UInt8]) -> Void
}

/// Gives the raster lane its work: what is asked for at once, and when that is done what is drawn for
/// idle moments, one thing at a time.
final class DrawingQueue {
  private let lane: any RasterLane
  /// Pictures that are drawn at once, in the order of the requests, which is also the order of
  /// delivery.
  private var urgent: [Urgent] = []
  private var waiting: [Order] = []
  private var current: Cancellation?

  private final class Urgent {
    let finish: ([UInt8]) -> Void
    var bytes: [UInt8]?

    init(_ finish: @escaping ([UInt8]) -> Void) { self.finish = finish }
  }

  private struct Order {
    let drawing: IdleDrawing
    let finish: (RPCError?) -> Void
  }

  init(_ lane: any RasterLane) { self.lane = lane }

  /// Whether no drawing runs and none waits.
  var isIdle: Bool { urgent.isEmpty && current == nil && waiting.isEmpty }

  /// Draws as soon as the lane can; pictures are handed over in the order in which they were asked for.
  ///
  /// - Throws: as ``RasterLane/run(_:finish:)``.
  func drawAtOnce(
    _ draw: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) throws(RPCError) {
    current?.cancel()
    let picture = Urgent(finish)
    urgent.append(picture)
    do throws(RPCError) {
      try lane.run(draw) { [unowned self] bytes in
        picture.bytes = bytes
        handOver()
      }
    } catch {
      urgent.removeAll { $0 === picture }
      throw error
    }
  }

  /// Hands over the pictures that no earlier one is waited for.
  private func handOver() {
    while let first = urgent.first, let bytes = first.bytes {
      urgent.removeFirst()
      first.finish(bytes)
    }
    startNext()
  }

  /// Draws when nothing else is drawn.
  ///
  /// - Parameter finish: called when the drawing was taken, or with an error where it cannot be made.
  func drawWhenIdle(_ drawing: IdleDrawing, finish: @escaping (RPCError?) -> Void) {
    waiting.append(Order(drawing: drawing, finish: finish))
    startNext()
  }

  private func startNext() {
    guard urgent.isEmpty, current == nil, !waiting.isEmpty else { return }
    let order = waiting.removeFirst()
    current = order.drawing.cancellation
    do throws(RPCError) {
      try lane.run(order.drawing.draw) { [unowned self] bytes in
        current = nil
        order.drawing.take(bytes)
        order.finish(nil)
        startNext()
      }
    } catch {
      current = nil
      order.finish(error)
      startNext()
    }
  }
}
