// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A team of one thread that splits pictures as a team of several does, so that both draw the same
/// pixels.
final class SerialRasterTeam: RasterTeam {
  let threadCount: Int

  init(threadCount: Int) { self.threadCount = threadCount }

  func share(
    _ count: Int, with context: EngineContext, _ body: @Sendable (Int, EngineContext) -> Void
  ) {
    for index in 0..<count { body(index, context) }
  }
}
