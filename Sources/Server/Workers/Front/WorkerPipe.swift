// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The pipes to and from a worker, with the messages that are in them.
final class WorkerPipe {
  let process: WorkerProcess
  private(set) var outgoing: OutputQueue
  private var frames = FrameReader(framing: .lsp, limit: .max)

  /// - Parameter limit: how many bytes may wait for it.
  init(_ process: WorkerProcess, limit: Int) {
    self.process = process
    outgoing = OutputQueue(limit: limit)
  }

  /// Puts a message behind those that wait.
  func append(_ message: [UInt8]) { outgoing.append(Framing.lsp.wrap(message)) }

  /// Writes what goes at once; a worker that is gone is seen by its output's end.
  func flush() {
    guard let input = process.input else { return }
    try? outgoing.flush { bytes throws(SystemError) in try input.write(bytes) }
  }

  /// Reads what has come, with the pictures that it names.
  ///
  /// - Returns: the messages, and whether the output has ended.
  func read() -> (messages: [[UInt8]], isEnded: Bool) {
    var messages: [[UInt8]] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { chunk.deallocate() }
    for _ in 0..<16 {
      let count = System.read(process.output, chunk.baseAddress, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return (messages, false) }
      guard count > 0 else { return (messages, true) }
      // All of them were staged before any is taken out, so there are no more than slots.
      var pictures = PictureSlots.count
      for case .frame(let bytes) in frames.feed(UnsafeRawBufferPointer(rebasing: chunk[..<count])) {
        guard let slots = process.pictures else {
          messages.append(bytes)
          continue
        }
        guard let filled = slots.filled(bytes, most: pictures) else {
          // It is not what we started any more.
          process.kill()
          return (messages, true)
        }
        pictures -= filled.pictures
        messages.append(filled.message)
      }
      if count < chunk.count || pictures < PictureSlots.count { break }
    }
    return (messages, false)
  }
}
