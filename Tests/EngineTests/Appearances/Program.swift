// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// Other programs that tests ask.
enum Program {
  /// The status and what was said; `nil` where the program is not there.
  static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String)? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
