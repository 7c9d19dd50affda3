// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

/// The file with what a user has arranged, for all sessions.
///
/// It is read when it is first needed, and written when nothing else is to be done, so that many
/// changes in a row cost one write. Of two servers the last one to write wins.
final class PreferencesFile {
  /// Why what the user arranged could not be read or kept, for the user.
  private(set) var warning: String?
  private let file: StateFile
  private var unwritten: Preferences?
  private var mayWrite = true

  init(_ path: String) { file = StateFile(path) }

  /// Whether there is something to write.
  var isDirty: Bool { unwritten != nil }

  /// What was kept. A file that is broken, or that something else has put there, is set aside.
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
    warning = """
      \(file.path) could not be read and is now \(aside): the toolbar and all styles are as at first.
      """
    return Preferences()
  }

  /// What may not be read is not ours to replace.
  private func giveUp(_ why: String) -> Preferences {
    mayWrite = false
    warning = why + " The toolbar and styles of this session are not kept."
    return Preferences()
  }

  func note(_ preferences: Preferences) { unwritten = preferences }

  /// Writes what was noted.
  ///
  /// - Returns: why they could not be kept, where that is so.
  @discardableResult func flush() -> String? {
    guard let preferences = unwritten else { return nil }
    unwritten = nil
    guard mayWrite else { return nil }
    do throws(EditError) {
      try file.write(Array(PreferencesForm(preferences).wireText.utf8) + [0x0A])
      return nil
    } catch {
      warning = error.message
      return warning
    }
  }

  private static func decode(_ bytes: [UInt8]) -> Preferences? {
    guard let document = try? JSONDocument.parse(bytes),
      let form = try? PreferencesForm(wire: document.root)
    else { return nil }
    return try? form.preferences()
  }
}
