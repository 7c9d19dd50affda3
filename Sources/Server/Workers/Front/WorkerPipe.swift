// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import System

/// The pipes to and from a worker, with their buffered messages.
final class WorkerPipe {
  let process: WorkerProcess
  private(set) var outgoing: OutputQueue
  private var frames = FrameReader(framing: .lsp, limit: .max)

  /// - Parameter limit: the maximum size of messages waiting for the worker, in bytes.
  init(_ process: WorkerProcess, limit: Int) {
    self.process = process
    outgoing = OutputQueue(limit: limit)
  }

  /// Appends a message to the waiting ones.
  func append(_ message: [UInt8]) { outgoing.append(Framing.lsp.wrap(message)) }

  /// Writes as much as possible without blocking. A worker that is gone is noticed by the end of its
  /// output.
  func flush() {
    guard let input = process.input else { return }
    try? outgoing.flush { bytes throws(SystemError) in try input.write(bytes) }
  }

  /// Reads the available messages, with the pictures that they name.
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
      // All pictures were staged before any is taken out, so there are at most as many as slots.
      var pictures = PictureSlots.count
      for case .frame(let bytes) in frames.feed(UnsafeRawBufferPointer(rebasing: chunk[..<count])) {
        guard let slots = process.pictures else {
          messages.append(bytes)
          continue
        }
        guard let filled = slots.filled(bytes, most: pictures) else {
          // Invalid output: the worker is compromised or broken.
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
