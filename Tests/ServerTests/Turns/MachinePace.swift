// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON

/// How fast this machine is at the moment, so that a limit holds the code to account and not the machine:
/// processor time, too, becomes three times as long on a slow processor, or beside a thread that shares
/// its core.
enum MachinePace {
  /// What the reference work took on the machine for which the limits were chosen, in milliseconds.
  private static let reference = 2.5

  /// How many times as long the reference work takes now; at least 1.
  static func slowness() throws -> Double {
    let times = try (0..<5).map { _ in try time() }.sorted()
    return max(1, times[2] / reference)
  }

  /// The time of work like a turn's: it reads and writes values, and allocates.
  private static func time() throws -> Double {
    let item = #"{"id": "a1", "rect": [1.5, 2, 3.25, 4], "type": "highlight", "contents": "text"}"#
    let text = "[" + Array(repeating: item, count: 200).joined(separator: ",") + "]"
    let start = processorTime()
    let value = try JSONTree.parse(text)
    precondition(!value.wireText.isEmpty)
    return processorTime() - start
  }

  /// The processor time of this thread, in milliseconds.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
