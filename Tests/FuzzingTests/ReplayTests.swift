// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Fuzzing

/// What the fuzzers begin with, and everything that they ever stumbled over.
@Suite struct ReplayTests {
  @Test(arguments: [FuzzTarget.frames, .json])
  func seedsHold(_ target: FuzzTarget) throws {
    try check(Seeds().inputs(for: target), target)
  }

  /// Some of the sessions: the tests of transcripts perform all of them.
  @Test func someSessionsHold() throws {
    let seeds = try Seeds().inputs(for: .dispatcher).enumerated()
    check(seeds.filter { $0.offset.isMultiple(of: 25) }.map(\.element), .dispatcher)
  }

  @Test(arguments: FuzzTarget.allCases)
  func whatWasFoundHolds(_ target: FuzzTarget) throws {
    let folder = URL(filePath: FuzzFolder.source).appending(path: "fuzzing/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let input = try [UInt8](Data(contentsOf: folder.appending(path: name)))
      if let problem = target.problem(with: input) { Issue.record("\(name): \(problem)") }
    }
  }

  private func check(_ seeds: [[UInt8]], _ target: FuzzTarget) {
    #expect(seeds.count > 20)
    for seed in seeds {
      if let problem = target.problem(with: seed) {
        Issue.record("\(problem), by \(String(decoding: seed.prefix(500), as: UTF8.self))")
      }
    }
  }
}
