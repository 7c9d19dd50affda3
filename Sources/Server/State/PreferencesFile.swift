// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

/// The file with what a user has arranged, for all sessions.
///
/// It is read when it is first needed, and written with each change, so that none is lost when the
/// process dies; it waits for the disk when there is no other work. If two servers write, the last
/// one wins.
final class PreferencesFile {
  /// Why what the user arranged could not be read or kept, for the user.
  var warning: String? { whyNotKept ?? whyNotRead }
  private var whyNotRead: String?
  private var whyNotKept: String?
  private let file: StateFile
  private var unwritten: Preferences?
  private var mayWrite = true

  init(_ path: String) { file = StateFile(path) }

  /// Whether there is something that the disk was not waited for.
  var isDirty: Bool { unwritten != nil }

  /// The stored preferences. A file that is broken or foreign is set aside.
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

  /// A file that we may not read is not ours to replace.
  private func giveUp(_ why: String) -> Preferences {
    mayWrite = false
    whyNotRead = why + " The toolbar and styles of this session are not kept."
    return Preferences()
  }

  /// Writes these out.
  func note(_ preferences: Preferences) {
    unwritten = preferences
    write(preferences, isSynced: false)
  }

  /// Has what was written out survive the machine as well.
  ///
  /// - Returns: why they could not be kept, where that is so.
  @discardableResult func flush() -> String? {
    guard let preferences = unwritten else { return nil }
    unwritten = nil
    write(preferences, isSynced: true)
    return whyNotKept
  }

  private func write(_ preferences: Preferences, isSynced: Bool) {
    guard mayWrite else { return }
    whyNotKept = nil
    do throws(EditError) {
      let bytes = Array(StoredPreferences(preferences).wireText.utf8) + [0x0A]
      try file.write(bytes, isSynced: isSynced)
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
