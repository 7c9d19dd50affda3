// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

/// The file with a user's preferences for all sessions.
///
/// It is read when first needed, and written with each change, so that none is lost if the process dies;
/// it is synced when the server is idle. If two servers write, each stores what it has changed.
final class PreferencesFile {
  /// Why the preferences could not be read or stored, for the user.
  var warning: String? { whyNotKept ?? whyNotRead }
  private var whyNotRead: String?
  private var whyNotKept: String?
  private let file: StateFile
  private var unwritten: (now: Preferences, before: Preferences)?
  private var mayWrite = true

  init(_ path: String) { file = StateFile(path) }

  /// Whether there are changes that were not synced to disk.
  var isDirty: Bool { unwritten != nil }

  /// Reads the stored preferences. A broken or foreign file is set aside.
  func read() -> Preferences {
    do throws(EditError) {
      switch try file.read() {
      case .none: return Preferences()
      case .bytes(let bytes): if let found = PreferencesFile.decode(bytes) { return found }
      case .foreign: break
      }
    } catch {
      return giveUp(error.message)
    }
    guard let aside = file.setAside() else {
      return giveUp("\(file.path) could not be read or set aside.")
    }
    whyNotRead = """
      \(file.path) could not be read and is now \(aside): the toolbar and all styles are as at first.
      """
    return Preferences()
  }

  /// Gives up storing preferences: a file that cannot be read must not be replaced.
  private func giveUp(_ why: String) -> Preferences {
    mayWrite = false
    whyNotRead = why + " The toolbar and styles of this session are not kept."
    return Preferences()
  }

  /// Stores the changes between two states of the preferences.
  func note(_ now: Preferences, since before: Preferences) {
    unwritten = (now, unwritten?.before ?? before)
    write(isSynced: false)
  }

  /// Syncs the written preferences to disk.
  ///
  /// - Returns: why they could not be stored; `nil` if they were.
  @discardableResult func flush() -> String? {
    guard isDirty else { return nil }
    write(isSynced: true)
    unwritten = nil
    return whyNotKept
  }

  private func write(isSynced: Bool) {
    guard mayWrite, let (now, before) = unwritten else { return }
    whyNotKept = nil
    do throws(EditError) {
      try file.whileLocked { () throws(EditError) in
        var preferences = now
        if case .bytes(let bytes) = try file.read(), let stored = PreferencesFile.decode(bytes) {
          preferences = stored
          preferences.takeOver(now, since: before)
        }
        let bytes = Array(StoredPreferences(preferences).wireText.utf8) + [0x0A]
        try file.write(bytes, isSynced: isSynced)
      }
    } catch {
      whyNotKept = error.message
    }
  }

  private static func decode(_ bytes: [UInt8]) -> Preferences? {
    guard let document = try? JSONDocument.parse(bytes),
      let form = try? StoredPreferences(wire: document.root)
    else { return nil }
    return try? form.preferences()
  }
}
