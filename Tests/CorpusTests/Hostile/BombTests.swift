// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

/// Files that are made to harm: the server refuses them, or opens them and keeps within its limits.
///
/// Every fourth, or all of them with `RECTO_SWEEP=1`.
@Suite(.ownThreads, .serialized) struct BombTests {
  static let bombs = Bomb.all.enumerated()
    .filter { Corpus.isSweep || $0.offset.isMultiple(of: 4) }.map(\.element)

  @Test(arguments: bombs) func theServerSurvives(_ bomb: Bomb) throws {
    _ = try Probe().look(at: bomb.bytes())
  }
}
