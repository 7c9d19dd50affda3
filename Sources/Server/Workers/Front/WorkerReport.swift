// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a worker has told of itself.
struct WorkerReport {
  private(set) var memoryBytes = 0
  private(set) var cacheBytes = 0
  private(set) var caches: [CacheStatus] = []
  private(set) var sandbox: SandboxStatus?
  /// Why it keeps no pictures of pages; empty: it does.
  private(set) var warning = ""

  /// Takes over what has changed.
  mutating func take(_ update: WorkerDidUpdate.Params) {
    memoryBytes = update.memoryBytes ?? memoryBytes
    cacheBytes = update.cacheBytes ?? cacheBytes
    caches = update.caches ?? caches
    sandbox = update.sandbox ?? sandbox
    warning = update.warning ?? warning
  }
}
