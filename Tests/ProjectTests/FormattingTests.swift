// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct FormattingTests {
  @Test func theFormatterHasNothingToSay() throws {
    let (output, status) = try lint(["-r", "Sources", "Tests", "Package.swift"])
    #expect(output.isEmpty && status == 0, "\(output)")
  }

  @Test func theFormatterSpeaksUp() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try Data("let a  =  1\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let configuration = Checkout.root.appending(path: ".swift-format").path
    let (output, status) = try lint(["--configuration", configuration, file.path])
    #expect(output.contains("[Spacing]") && status != 0, "\(output)")
  }

  private func lint(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let formatter = try #require(
      Self.formatter,
      "swift-format is not beside the swift of PATH: install a toolchain of Swift 6 or later.")
    let process = Process()
    let output = Pipe()
    process.executableURL = formatter
    process.arguments = ["lint", "--strict"] + arguments
    process.currentDirectoryURL = Checkout.root
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  private static var formatter: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: "swift") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appending(path: "swift-format") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
