// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Real files as they are, asked for everything that hostile ones are asked for.
///
/// Every fiftieth, or all of them with `RECTO_SWEEP=1`.
@Suite(.ownThreads, .serialized, .enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct ProbeTests {
  static let files = Corpus.files.enumerated()
    .filter { Corpus.isSweep || $0.offset.isMultiple(of: 50) }.map(\.element)

  @Test func theServerAnswersAll() throws {
    for file in ProbeTests.files {
      do {
        _ = try Probe().look(at: Array(try Data(contentsOf: file)))
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
      }
    }
  }
}
