// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Real files, damaged at random: the server says what it cannot read, and goes on.
///
/// `RECTO_MUTANTS` says how many (6 unless given), `RECTO_MUTANT_SEED` where they begin (0).
@Suite(.ownThreads, .serialized, .enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct MutantTests {
  static let environment = ProcessInfo.processInfo.environment

  static let seeds: Range<Int> = {
    let start = environment["RECTO_MUTANT_SEED"].flatMap { Int($0) } ?? 0
    return start..<start + (environment["RECTO_MUTANTS"].flatMap { Int($0) } ?? 6)
  }()

  /// Large files take long to damage, and are much the same.
  static let files = Corpus.files.filter { file in
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    return size.map { $0 < 300_000 } ?? false
  }

  @Test func theServerSurvives() throws {
    for seed in MutantTests.seeds {
      let file = MutantTests.files[seed * 7919 % MutantTests.files.count]
      let donor = MutantTests.files[seed * 104_729 % MutantTests.files.count]
      let mutant = Mutant(
        of: Array(try Data(contentsOf: file)), donor: Array(try Data(contentsOf: donor)),
        seed: UInt64(seed + 1))
      do {
        _ = try Probe().look(at: mutant.bytes)
      } catch let gone as RectoProcess.Gone {
        Issue.record("seed \(seed), \(file.lastPathComponent): \(gone)")
        if let folder = MutantTests.environment["RECTO_KEEP"] {
          let kept = URL(filePath: folder).appending(path: "\(seed)-\(file.lastPathComponent)")
          try Data(mutant.bytes).write(to: kept)
        }
      }
    }
  }
}
