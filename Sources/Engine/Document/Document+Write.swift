// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// What the document was opened from, opened once more: without any change since.
  public func asOpened() throws(EngineError) -> Document {
    try Document.open(source, password: password, in: context)
  }

  /// Whether the changes can be appended to the bytes that the document was opened from: not where
  /// those had to be repaired.
  public var canWriteIncrementally: Bool {
    cm_can_save_incrementally(context.raw, raw) && !isRepaired
  }

  /// Writes the document, as it is now, to a new file; the open document is not touched by it.
  ///
  /// An incremental file is the bytes as opened followed by all changes since; a full one is
  /// rewritten without unused objects. Both are encrypted as the original was.
  public func write(to path: String, incrementally: Bool) throws(EngineError) {
    let copy = try copied()
    do throws(EngineError) {
      try context.call { cm_save($0, copy.raw, path, incrementally, $1) }
    } catch .damaged(let why) {
      throw .saveFailed("The document cannot be written: \(why).")
    }
  }

  /// A document of its own that is as this one is now.
  func copied() throws(EngineError) -> Document {
    let copy = try Document.open(source, password: password, in: context)
    var changed = false
    try context.call { cm_copy_changes($0, raw, copy.raw, &changed, $1) }
    return copy
  }
}
