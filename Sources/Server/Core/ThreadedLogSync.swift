// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC
import Synchronization
import System

/// Syncs edit logs on its own thread. The thread starts with the first log.
final class ThreadedLogSync: LogSync {
  /// The delay in microseconds, in which further data is collected. It is half of the promised time, so
  /// that the other half is left for the disk.
  private static let delay: UInt32 = 100_000

  private let files = Mailbox<LogFile>()
  private let isRunning = Mutex(false)

  /// Safe on any thread.
  func request(_ file: LogFile) {
    let hasThread = isRunning.withLock { isRunning in
      if isRunning { return true }
      do throws(SystemError) {
        try spawnThread("log sync") { [files] in
          while true {
            var due = [files.take()]
            usleep(ThreadedLogSync.delay)
            while let another = files.takeIfAny() { due.append(another) }
            for file in due { file.synchronize() }
          }
        }
        isRunning = true
      } catch {
        // The caller syncs the file itself, and the next request tries again.
      }
      return isRunning
    }
    guard hasThread else { return file.synchronize() }
    files.post(file)
  }
}
