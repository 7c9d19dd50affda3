// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing
import TranscriptRecording
import Transcripts

/// A process that was given the input of a `transcript-raw` over real pipes, then its end.
struct ProcessRun {
  let output: [UInt8]
  let status: Int

  /// - Parameter more: arguments beside those of the fence.
  init(_ executable: String, _ fence: Fence, _ more: [String] = []) throws {
    // Who does not read its input must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: executable)
    process.arguments = fence.arguments + more
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // An input that fits into the pipe's buffer, so that writing cannot wait for reading.
    try #require(fence.input.count <= 60_000)
    try input.fileHandleForWriting.write(contentsOf: Data(fence.input))
    try input.fileHandleForWriting.close()
    self.output = Array(try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    status = Int(process.terminationStatus)
  }
}
