// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The user's preferences have been changed in a worker.
enum WorkerDidArrange: Notification {
  static let name = "worker/didArrange"
  static let summary = "The user's preferences have changed."

  /// The worker's preferences before and after the change. The difference counts: another worker may have
  /// changed others meanwhile.
  struct Params: Record {
    var before = StoredPreferences()
    var now = StoredPreferences()

    init() {}

    init(before: StoredPreferences, now: StoredPreferences) {
      (self.before, self.now) = (before, now)
    }

    static let fields: [Field<Self>] = [
      .required("before", \.before), .required("now", \.now),
    ]
  }
}
