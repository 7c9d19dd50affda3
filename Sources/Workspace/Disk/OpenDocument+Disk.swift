// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The change of a document's file.
public enum DiskChange: String, CaseIterable, Sendable {
  /// Another file has taken its name.
  case replaced
  /// It was written to.
  case overwritten
  case removed
}

extension OpenDocument {
  /// Begins to watch the file, at a time in milliseconds.
  ///
  /// - Parameter isTold: whether changes of its folder are reported from now on.
  public func watchDisk(isTold: Bool, _ uptime: Double) {
    file.watch(isTold: isTold, uptime)
  }

  /// Checks whether another program has changed the file, at a time in milliseconds.
  ///
  /// - Returns: the change, once for each complete version.
  public func lookAtDisk(_ uptime: Double) -> DiskChange? {
    file.look(uptime, completeness: completeness, isUnchanged: editor.isAsOnDisk)
  }

  /// A file that opens without repair is complete. A file that needs repair may be unfinished even if it
  /// has an end: some are written in pieces, each with an end.
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
