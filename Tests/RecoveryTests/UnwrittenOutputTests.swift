// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// A command whose output finds no room says so, and fails.
@Suite struct UnwrittenOutputTests {
  @Test(arguments: [["describe"], ["--version"], ["--help"], ["call", "server/status"]])
  func isAnError(_ arguments: [String]) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = MortalServer.executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    process.standardError = errors
    try process.run()
    let said = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("The output could not be written: No space left on device."))
  }
}
