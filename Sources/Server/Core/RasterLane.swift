// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC

/// The threads that render beside the main thread.
public protocol RasterLane: AnyObject {
  /// Runs `work` with the lane's context, then `finish` on the main thread.
  ///
  /// - Throws: an error if there is no memory or no thread for it.
  func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8],
    finish: @escaping ([UInt8]) -> Void
  ) throws(RPCError)
}

extension RasterLane {
  /// Runs work that has no bytes as its outcome.
  func run(
    aside work: @escaping SideWork, finish: @escaping () -> Void
  ) throws(RPCError) {
    try run(
      { context in
        work(context)
        return []
      }, finish: { _ in finish() })
  }
}

/// A lane on the main thread, for one-shot calls and transcripts. Work is finished when `run` returns.
public final class ImmediateRasterLane: RasterLane {
  private let context: EngineContext

  public init(_ context: EngineContext) { self.context = context }

  public func run(
    _ work: @escaping @Sendable (EngineContext) -> [UInt8], finish: @escaping ([UInt8]) -> Void
  ) {
    finish(work(context))
  }
}
