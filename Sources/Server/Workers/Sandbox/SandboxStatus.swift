// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// The rights that the kernel has taken away from a worker.
struct SandboxStatus: Record, Hashable, Sendable {
  var seccomp = false
  var landlock = 0
  var missing: [String] = []

  static let fields: [Field<Self>] = [
    .required(
      "seccomp", \.seccomp, "Whether system calls are filtered and files opened by the front."),
    .required("landlock", \.landlock, "The version of the kernel's Landlock; 0 if it has none."),
    .required("missing", \.missing, "The missing parts, each with the reason."),
  ]

  /// Records a layer that is not available.
  mutating func miss(_ layer: String, _ number: Int32) {
    missing.append("\(layer): \(String(cString: strerror(number)))")
  }
}
