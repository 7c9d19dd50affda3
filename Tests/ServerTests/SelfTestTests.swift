// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Scripts
import Server
import Testing

/// What `recto --self-test` tries.
struct SelfTestTests {
  @Test func everythingWorksHere() throws {
    let checks = try SelfTest.run(in: NSTemporaryDirectory(), clock: { 1_700_000_000 })
    #expect(checks.count >= 8)
    for library in ["MuPDF", "libdeflate", "PCRE2", "libxml2", "libsynctex", "OpenSSL"] {
      #expect(checks.contains { $0.title.hasSuffix("(\(library))") })
    }
    for check in checks { #expect(check.failure == nil, "\(check.title)") }
  }

  @Test func eachEngineRunsAScript() throws {
    let broken = ScriptEngine(.javaScriptCore) { nil }
    let checks = try SelfTest.run(
      in: NSTemporaryDirectory(), clock: { 0 }, scriptEngines: [.ofThisProcess, broken])
    #expect(
      checks.suffix(2).map(\.title) == ["runs a script (mujs)", "runs a script (javascriptcore)"])
    #expect(checks.suffix(2).map { $0.failure == nil } == [true, false])
  }

  @Test func missingLibrariesAreNamed() {
    let missing = SelfTest.missingLibraries(scriptLibrary: nil)
    #expect(missing.first?.hasPrefix("JavaScriptCore is missing: ") == true)
    let has = SelfTest.missingLibraries(scriptLibrary: "/usr/lib/libjavascriptcoregtk-4.1.so.0")
    #expect(has == Array(missing.dropFirst()))
  }

  @Test func aFolderThatTakesNothingIsTold() {
    #expect(throws: UsageError.self) {
      try SelfTest.run(in: "/proc/nowhere", clock: { 1_700_000_000 })
    }
  }
}
