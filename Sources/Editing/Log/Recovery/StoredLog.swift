// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// An existing edit log, locked while it is in use.
struct StoredLog {
  let contents: LogContents
  let checksum: Checksum
  private let place: LogFileNames
  private let path: String
  private let file: LogFile

  /// `nil` if there is no log.
  ///
  /// - Parameter patience: how long to wait for somebody else to close it, in milliseconds.
  init?(_ place: LogFileNames, of path: String, patience: Int) throws(EditError) {
    guard let file = try LogFile.open(place.log, create: false, patience: patience) else {
      return nil
    }
    self.file = file
    self.place = place
    self.path = path
    let bytes = file.read()
    (contents, checksum) = (LogContents(bytes), Checksum(bytes))
  }

  /// A log that is being written, in an open file.
  init(_ file: LogFile, _ place: LogFileNames, of path: String) {
    self.file = file
    self.place = place
    self.path = path
    let bytes = file.read()
    (contents, checksum) = (LogContents(bytes), Checksum(bytes))
  }

  /// The recovery plan; `nil` if the log cannot be read or belongs to another file.
  func plan(for content: ContentIdentity) -> RecoveryPlan? {
    guard let header = contents.header, header.path.isExactly(path) else { return nil }
    return RecoveryPlan(
      header, contents.entries, file: content, isBaseKept: place.hasBase(header.file))
  }

  /// The unsaved changes in the log; `nil` if there are none.
  func report(for content: ContentIdentity) -> RecoveryReport? {
    if var report = plan(for: content).flatMap(RecoveryReport.init) {
      if contents.isDamaged { report.failed = [.unreadable] }
      return report
    }
    guard contents.isDamaged, (contents.header?.path ?? path).isExactly(path) else { return nil }
    let written = FileIdentity(path: place.log)?.modifiedSeconds ?? 0
    return RecoveryReport(ofUnreadable: written, file: content)
  }

  /// Removes the log if nothing needs it. It is not needed if it is empty or all its changes are in the
  /// file.
  func removeIfNeedless() {
    guard !contents.isDamaged, (contents.header?.path ?? path).isExactly(path) else { return }
    place.remove()
  }
}
