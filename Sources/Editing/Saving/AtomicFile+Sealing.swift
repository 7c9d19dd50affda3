// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension AtomicFile {
  /// Work that waits for the disk to sync the written file, which takes long for a large one. Its outcome
  /// is the size for ``commit(endingWith:isSynced:sealed:)``.
  func sealing() -> (outcome: SideResult<Int64, EditError>, work: SideWork) {
    let outcome = SideResult<Int64, EditError>(
      until: .saveFailed(
        "\(path) was not written: the sync to disk did not finish. Save again."))
    let written = WrittenFile(file: self)
    return (outcome, { _ in outcome.make { () throws(EditError) in try written.file.seal() } })
  }
}

/// A file that one thread at a time uses.
private struct WrittenFile: @unchecked Sendable { let file: AtomicFile }
