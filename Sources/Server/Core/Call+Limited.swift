// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// A request's work under the session's ``TimeLimit``.
extension Call {
  /// Does work on the main thread.
  ///
  /// - Throws: the error of the work, or ``ErrorKind/timedOut`` in its place if the time limit was
  ///   exceeded.
  func limited<Result>(_ work: () throws(RPCError) -> Result) throws(RPCError) -> Result {
    guard let limit = session.world.timeLimit else { return try work() }
    do throws(RPCError) {
      return try limit.run(flag, on: .main, work)
    } catch {
      throw flag.cause == .time ? RPCError(.time) : error
    }
  }

  /// Drawing that fails with ``ErrorKind/timedOut`` if the time limit was exceeded.
  func limited(
    _ draw: @escaping @Sendable (EngineContext) -> [UInt8]
  ) -> @Sendable (EngineContext) -> [UInt8] {
    guard let limit = session.world.timeLimit else { return draw }
    return { [flag, id, pictures = session.world.worker?.pictures] context in
      let answer = limit.run(flag, on: .raster) { draw(context) }
      guard flag.cause == .time else { return answer }
      if let pictures { PictureMark.discard(in: answer, pictures) }
      return Outgoing.error(id, RPCError(.time))
    }
  }

  /// A drawing for the request's next turn. If the time limit is exceeded, that turn finds the request
  /// cancelled.
  func limited(_ drawing: IdleDrawing) -> IdleDrawing {
    guard let limit = session.world.timeLimit else { return drawing }
    var drawing = drawing
    drawing.draw = { [flag, draw = drawing.draw, cancellation = drawing.cancellation] context in
      limit.run(flag, on: .raster, cancelling: cancellation) { draw(context) }
    }
    return drawing
  }

  /// Work of another thread for the request's next turn. If the time limit is exceeded, that turn finds
  /// the request cancelled.
  func limited(_ work: @escaping SideWork) -> SideWork {
    guard let limit = session.world.timeLimit else { return work }
    return { [flag] context in limit.run(flag, on: .raster) { work(context) } }
  }
}
