// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state that a worker has reported.
struct WorkerReport {
  private(set) var memoryBytes = 0
  private(set) var cacheBytes = 0
  private(set) var caches: [CacheStatus] = []
  private(set) var sandbox: SandboxStatus?
  /// Why pages' pictures are not stored; empty if they are.
  private(set) var warning = ""

  /// Takes over the changes.
  mutating func take(_ update: WorkerDidUpdate.Params) {
    memoryBytes = update.memoryBytes ?? memoryBytes
    cacheBytes = update.cacheBytes ?? cacheBytes
    caches = update.caches ?? caches
    sandbox = update.sandbox ?? sandbox
    warning = update.warning ?? warning
  }
}
