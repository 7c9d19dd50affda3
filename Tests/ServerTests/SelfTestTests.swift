// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Server
import Testing

/// What `recto --self-test` tries.
struct SelfTestTests {
  @Test func everythingWorksHere() throws {
    let checks = try SelfTest.run(in: NSTemporaryDirectory(), clock: { 1_700_000_000 })
    #expect(checks.count >= 7)
    for check in checks { #expect(check.failure == nil, "\(check.title)") }
  }

  @Test func aFolderThatTakesNothingIsTold() {
    #expect(throws: UsageError.self) {
      try SelfTest.run(in: "/proc/nowhere", clock: { 1_700_000_000 })
    }
  }
}
