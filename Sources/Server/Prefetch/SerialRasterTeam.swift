// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A team of one thread that splits pictures like several. It thus draws the same pixels as a team of
/// several threads.
final class SerialRasterTeam: RasterTeam {
  let threadCount: Int

  init(threadCount: Int) { self.threadCount = threadCount }

  func share(
    _ count: Int, with context: EngineContext, _ body: @Sendable (Int, EngineContext) -> Void
  ) {
    for index in 0..<count { body(index, context) }
  }
}
