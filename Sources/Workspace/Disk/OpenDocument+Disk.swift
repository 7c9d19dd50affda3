// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The change of a document's file.
public enum DiskChange: String, CaseIterable, Sendable {
  /// Another file has its name.
  case replaced
  /// It was written to.
  case overwritten
  case removed
}

extension OpenDocument {
  /// Says whether its folder tells of changes from now on, and begins to look at the file.
  public func watchDisk(isTold: Bool, _ uptime: Double) {
    disk.isTold = isTold
    disk.begin(at: uptime)
  }

  /// Looks whether another program has changed the file, at a time in milliseconds.
  ///
  /// - Returns: what has become of it, once for each complete version.
  public func lookAtDisk(_ uptime: Double) -> DiskChange? {
    guard let path, let before = fileIdentity else { return nil }
    let now = FileIdentity(path: path)
    let isNew = disk.look(now, at: uptime) { completeness(path) }
    guard isNew else { return nil }
    guard let now else { return .removed }
    // Somebody has only touched it.
    if editor.isAsOnDisk(path) {
      fileIdentity = now
      return nil
    }
    return now.inode == before.inode && now.device == before.device ? .overwritten : .replaced
  }

  /// When to look at it again, in milliseconds; `nil`: when its folder tells of a change.
  public var diskDeadline: Double? { path == nil ? nil : disk.deadline }

  /// A file is complete that opens without repair. One that does not may still be unfinished, be it
  /// that its end is there: some are written in pieces, each with an end.
  private func completeness(_ path: String) -> DiskWatch.Completeness {
    do throws(EngineError) {
      return try document.reopened(path).isRepaired ? .doubtful : .complete
    } catch .passwordRequired {
      return .complete
    } catch {
      return .broken
    }
  }
}
