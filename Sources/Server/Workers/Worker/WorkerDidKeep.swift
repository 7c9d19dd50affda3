// SPDX-License-Identifier: AGPL-3.0-or-later

/// The signatures that the user keeps have been changed in a worker, where no file keeps them.
enum WorkerDidKeep: Notification {
  static let name = "worker/didKeep"
  static let summary = "The signatures that the user keeps are others."
  typealias Params = StoredSignatures
}
