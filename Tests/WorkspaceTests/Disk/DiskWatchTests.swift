// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Workspace

struct DiskWatchTests {
  private let folder: URL
  private let old: FileIdentity
  private let new: FileIdentity

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    old = try DiskWatchTests.identity(folder.appending(path: "old"))
    new = try DiskWatchTests.identity(folder.appending(path: "newer"))
    try FileManager.default.removeItem(at: folder)
  }

  private static func identity(_ file: URL) throws -> FileIdentity {
    try Data(file.path.utf8).write(to: file)
    return try #require(FileIdentity(path: file.path))
  }

  @Test func aVersionIsToldOnceWhenItHasStayedForAWhile() {
    var watch = DiskWatch(old)
    #expect(!look(&watch, new, at: 1000))
    #expect(watch.deadline == 1300)
    #expect(!look(&watch, new, at: 1299))
    #expect(look(&watch, new, at: 1300))
    #expect(!look(&watch, new, at: 1301))
    #expect(!look(&watch, new, at: 9000))
    #expect(!look(&watch, old, at: 9001))
    #expect(look(&watch, old, at: 9400))
  }

  @Test func whatIsStillWrittenIsWaitedFor() {
    var watch = DiskWatch(old)
    var next = new
    for step in 0..<20 {
      next.size += 1
      #expect(!look(&watch, next, at: Double(step) * 250))
    }
    #expect(look(&watch, next, at: 19 * 250 + 300))
  }

  @Test func whatLooksUnfinishedHasToStaySoForLonger() {
    var watch = DiskWatch(old)
    #expect(!look(&watch, new, at: 0))
    #expect(!look(&watch, new, at: 300, .doubtful))
    #expect(watch.deadline == 3000)
    #expect(!look(&watch, new, at: 2999, .doubtful))
    #expect(look(&watch, new, at: 3000, .doubtful))
  }

  @Test func whatCannotBeOpenedIsNeverToldOf() {
    var watch = DiskWatch(old)
    watch.isTold = true
    #expect(!look(&watch, new, at: 0))
    #expect(!look(&watch, new, at: 300, .broken))
    #expect(!look(&watch, new, at: 3000, .broken))
    #expect(watch.deadline == nil)
    #expect(!look(&watch, new, at: 60_000, .broken))
    // Until it becomes yet another.
    var whole = new
    whole.size += 1
    #expect(!look(&watch, whole, at: 60_001))
    #expect(look(&watch, whole, at: 60_301))
  }

  @Test func aFileThatIsGoneForAMomentIsNotGone() {
    var watch = DiskWatch(old)
    #expect(!look(&watch, nil, at: 0))
    #expect(!look(&watch, nil, at: 2999))
    #expect(!look(&watch, new, at: 2999.5))
    #expect(look(&watch, new, at: 3300))
    #expect(!look(&watch, nil, at: 4000))
    #expect(!look(&watch, nil, at: 4300))
    #expect(look(&watch, nil, at: 7000))
  }

  @Test func aFileThatNobodyTellsOfIsLookedAtFromTimeToTime() {
    var watch = DiskWatch(old)
    #expect(watch.deadline == nil)
    watch.begin(at: 500)
    #expect(watch.deadline == 2500)
    #expect(!look(&watch, old, at: 2500))
    #expect(watch.deadline == 4500)
    watch.isTold = true
    #expect(watch.deadline == nil)
  }

  @Test func aLookThatWasPutOffIsDueAtOnce() {
    var watch = DiskWatch(old)
    watch.isTold = true
    #expect(!look(&watch, old, at: 1000))
    watch.putOff()
    #expect(watch.deadline == 1000)
    #expect(!look(&watch, old, at: 1500))
    #expect(watch.deadline == nil)
  }

  private func look(
    _ watch: inout DiskWatch, _ identity: FileIdentity?, at time: Double,
    _ completeness: DiskWatch.Completeness = .complete
  ) -> Bool {
    watch.look(identity, at: time) { completeness }
  }
}
