// SPDX-License-Identifier: AGPL-3.0-or-later

/// The user's signatures were changed in a worker. No file stores them.
enum WorkerDidKeep: Notification {
  static let name = "worker/didKeep"
  static let summary = "The signatures that the user keeps are others."
  typealias Params = StoredSignatures
}
