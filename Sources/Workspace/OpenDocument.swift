// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry

/// A document that a client has open, with all that belongs to it.
public final class OpenDocument {
  public let id: String
  /// As given when it was opened; `nil` of a document opened from bytes.
  public let path: String?
  public let document: Document
  public let editor: Editor
  /// The file as it was when it was opened or last saved.
  public private(set) var fileIdentity: FileIdentity?

  init(
    id: String, path: String?, document: Document, isReadOnly: Bool
  ) throws(EditError) {
    self.id = id
    self.path = path
    self.document = document
    editor = try Editor(document, isReadOnly: isReadOnly)
    fileIdentity = document.fileIdentity
  }

  /// Saves the document, over its own file where no other path is given.
  public func save(to wanted: String?, mode: SaveMode) throws(EditError) -> SaveReport {
    guard let target = wanted ?? path else {
      throw .saveFailed("The document was opened from data: give a path to save it to.")
    }
    let isOriginal = path.map { isSameFile($0, target) } ?? false
    let report = try editor.save(
      to: target, mode: mode, expected: isOriginal ? fileIdentity : nil, isOriginal: isOriginal)
    if isOriginal { fileIdentity = report.identity }
    return report
  }

  private func isSameFile(_ a: String, _ b: String) -> Bool {
    guard a != b else { return true }
    guard let first = FileIdentity(path: a), let second = FileIdentity(path: b) else {
      return false
    }
    return first.device == second.device && first.inode == second.inode
  }
}
