// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state that a worker has reported.
struct WorkerReport {
  private(set) var sandbox: SandboxStatus?
  /// Why pages' pictures are not stored; empty if they are.
  private(set) var warning = ""
  /// The number of views that the worker knows of.
  var viewCount = 0

  /// Takes over the changes.
  mutating func take(_ update: WorkerDidUpdate.Params) {
    sandbox = update.sandbox ?? sandbox
    warning = update.warning ?? warning
    viewCount = update.viewCount ?? viewCount
  }
}
