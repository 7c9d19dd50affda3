// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Files that are made to harm: the server refuses them, or opens them and keeps within its limits.
@Suite(.serialized) struct BombTests {
  @Test(arguments: Bomb.all) func theServerSurvives(_ bomb: Bomb) throws {
    _ = try Probe().look(at: bomb.bytes())
  }
}
