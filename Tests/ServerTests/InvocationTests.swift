// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Server
import Testing

@Suite struct InvocationTests {
  @Test func limitsAreOptions() throws {
    let invocation = try Invocation([
      "--memory", "1G", "--max-pages=10", "--max-pixels", "2k", "--script-output", "3",
      "--max-nesting", "5",
    ])
    guard case .serve(let configuration) = invocation else {
      Issue.record("It does not serve.")
      return
    }
    #expect(
      configuration.limits
        == EngineLimits(
          memory: 1 << 30, pixels: 2048, pages: 10, scriptOutput: 3, nesting: 5))
  }

  @Test(
    arguments: [
      "--memory", "--max-pages", "--max-pixels", "--max-nesting", "--script-output", "--time",
    ])
  func aLimitIsANumber(option: String) {
    for value in ["", "0", "-1", "many", "99999999999G"] {
      #expect(throws: UsageError.self) { try Invocation([option, value]) }
    }
  }

  @Test func anEmptyValueIsAValue() throws {
    let words = ["--state-directory=", "--cache-directory=", "--record=a.md"]
    guard case .serve(let configuration) = try Invocation(words) else {
      Issue.record("It does not serve.")
      return
    }
    #expect(configuration.stateDirectory == "")
    #expect(configuration.cacheDirectory == "")
    #expect(configuration.recordPath == "a.md")
  }

  @Test func nestingHasAnEnd() {
    #expect(throws: UsageError.self) { try Invocation(["--max-nesting", "513"]) }
  }

  @Test func documentsHaveProcessesUnlessToldOtherwise() throws {
    for (words, expected) in [([], true), (["--workers", "off"], false), (["--workers=on"], true)] {
      guard case .serve(let configuration) = try Invocation(words) else {
        Issue.record("\(words) do not serve.")
        continue
      }
      #expect(configuration.hasWorkers == expected)
    }
  }
}
