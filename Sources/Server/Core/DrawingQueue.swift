// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A drawing for idle moments of the raster thread.
public struct IdleDrawing {
  /// Called on the raster thread.
  var draw: @Sendable (EngineContext) -> [UInt8]
  /// Stops the drawing if something more urgent comes; the result is then discarded.
  var cancellation: Cancellation
  /// Takes the result, on the main thread.
  var take: ([UInt8]) -> Void
}

/// Schedules work on the raster lane: requested pictures first, and then drawings for idle moments, one
/// at a time.
final class DrawingQueue {
  private let lane: any RasterLane
  /// Pictures that are drawn at once, in the order of their requests. They are delivered in the same
  /// order.
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

  /// Draws as soon as the lane is free; pictures are delivered in the order of the requests.
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

  /// Delivers the pictures that need not wait for an earlier one.
  private func handOver() {
    while let first = urgent.first, let bytes = first.bytes {
      urgent.removeFirst()
      first.finish(bytes)
    }
    startNext()
  }

  /// Draws when the lane is idle.
  ///
  /// - Parameter finish: called when the drawing was taken, or with an error if it cannot be made.
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
