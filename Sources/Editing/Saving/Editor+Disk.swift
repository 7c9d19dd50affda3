// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension Editor {
  /// Whether a file has exactly the bytes that the document was opened from, whatever its dates. This is
  /// only known for an unsaved document that is held in memory.
  public func isAsOnDisk(_ path: String) -> Bool {
    saved.content == nil && document.hasBytes(ofFile: path) == true
  }

  /// Whether two paths lead to the same file name, with symbolic links followed.
  public static func isSameName(_ a: String, _ b: String) -> Bool {
    a.isExactly(b) || AtomicFile.resolve(a).isExactly(AtomicFile.resolve(b))
  }

  /// Refuses to replace a file that has changed.
  ///
  /// - Throws: ``EditError/changedOnDisk(_:)``.
  public func requireUnchanged(_ path: String, since expected: FileIdentity) throws(EditError) {
    guard let now = FileIdentity(path: path) else { return }
    let isSame = now == expected ? !hasSilentlyChanged(path) : isAsOnDisk(path)
    guard !isSame else { return }
    throw .changedOnDisk(
      "\(path) was changed by another program: reload it with document/reload, save under another "
        + "name, or set overwrite to replace what that program wrote.")
  }

  /// Whether a file with the known size and date has different contents: dates can be set, and two
  /// changes may happen within one tick of the clock.
  private func hasSilentlyChanged(_ path: String) -> Bool {
    guard let content = saved.content else { return document.hasBytes(ofFile: path) == false }
    return ContentIdentity(path: path)?.hasSameContent(as: content) == false
  }
}
