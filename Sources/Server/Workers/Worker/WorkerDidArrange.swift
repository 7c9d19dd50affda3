// SPDX-License-Identifier: AGPL-3.0-or-later

/// The user's preferences have been changed in a worker.
enum WorkerDidArrange: Notification {
  static let name = "worker/didArrange"
  static let summary = "The user's preferences have changed."
  typealias Params = StoredPreferences
}
