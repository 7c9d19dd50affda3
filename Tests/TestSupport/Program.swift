// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// Other programs that tests ask.
public enum Program {
  /// What a program wrote, and its status.
  public struct Answer: Sendable {
    public let status: Int32
    public let text: String
  }

  /// Runs a program to its end; `nil` if it is not installed.
  ///
  /// - Parameter withErrors: whether the text has the standard error too, not only the output.
  public static func run(
    _ program: String, _ arguments: [String], withErrors: Bool = false
  ) throws -> Answer? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    if withErrors {
      process.standardError = output
    } else {
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, text: text)
  }

  /// What `qpdf --check` objects to in a file; `nil` if nothing, or if there is no qpdf.
  public static func complaint(about path: String, password: String = "") throws -> String? {
    let arguments = ["--check", "--password=\(password)", path]
    guard let answer = try run("/usr/bin/qpdf", arguments, withErrors: true) else {
      return nil
    }
    return answer.status == 0 ? nil : answer.text
  }
}
