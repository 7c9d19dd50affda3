// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The machine's clocks and randomness.
enum Machine {
  /// Seconds since 1970.
  static let now: @Sendable () -> Int64 = { Int64(time(nil)) }
  /// Milliseconds since the machine has started.
  static let uptime: @Sendable () -> Double = {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
  /// The minutes that local time is ahead of UTC at a time.
  static let utcOffset: @Sendable (Int64) -> Int = { seconds in
    var (seconds, local) = (time_t(seconds), tm())
    return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff / 60
  }
  static let randomness: @Sendable () -> UInt64 = { .random(in: .min ... .max) }
}

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Writes a line to standard output.
///
/// - Throws: ``UnwrittenOutput``, for example if the disk is full.
func put(_ text: String) throws(UnwrittenOutput) {
  guard writeAll(Array((text + "\n").utf8), to: 1) else { throw UnwrittenOutput(code: errno) }
}

/// Writes a line to standard error. Nobody can be told if that fails.
func warn(_ text: String) { _ = writeAll(Array((text + "\n").utf8), to: 2) }

struct UnwrittenOutput: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    "The output could not be written: \(String(cString: strerror(code)))."
  }
}
