// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How a document is written.
public enum SaveMode: String, CaseIterable, Sendable {
  /// Incremental where that is right, else full.
  case auto
  /// The bytes as opened with the changes appended; signatures stay valid.
  case incremental
  /// Rewritten without unused objects.
  case full
}

/// The outcome of a save.
public struct SaveReport: Hashable, Sendable {
  /// As given, with symbolic links followed.
  public var path: String
  public var bytes: Int64
  public var mode: SaveMode
  public var identity: FileIdentity?
  /// Whether the file is complete but could not be read again, so that the document must be
  /// reloaded.
  public var isBehind = false
}

extension Editor {
  /// Writes the document to a file in one step: the old file is whole until the new one is. Where it
  /// is the document's own, a group that is open is committed then.
  ///
  /// - Parameters:
  ///   - path: where to; its symbolic links are followed, its permissions kept.
  ///   - options: how.
  ///   - expected: what the file at `path` was when it was last seen, where that matters.
  ///   - isOriginal: whether this is the document's own file, so that it counts as saved.
  public func save(
    to path: String, _ options: SaveOptions, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveReport {
    try startSave(to: path, options, expected: expected, isOriginal: isOriginal)
      .finish(in: document.context)
  }

  /// Begins a save that the caller makes a short while at a time. The parameters are those of
  /// ``save(to:_:expected:isOriginal:)``.
  public func startSave(
    to path: String, _ options: SaveOptions, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveInProgress {
    try check(options, isOriginal: isOriginal)
    return try SaveInProgress(
      of: self, to: path, options, expected: expected, isOriginal: isOriginal)
  }

  /// Gives a file its name that nothing of what went before may be appended to.
  func commitSealed(_ target: AtomicFile, nextObject: Int) throws(EditError) -> Int64 {
    try commit(target, isOriginal: true, nil, nextObject: nextObject, isBarrier: true)
  }

  /// The log learns beforehand what the file will be, so that no edit is applied to a file that has
  /// it, whenever the process dies.
  func commit(
    _ target: AtomicFile, isOriginal: Bool, _ encryption: Encryption?, nextObject: Int,
    isBarrier: Bool = false
  ) throws(EditError) -> Int64 {
    guard isOriginal else {
      let bytes = try target.commit()
      log?.setAsideLog(ofFile: target.path)
      return bytes
    }
    let content = ContentIdentity(path: target.temporaryPath)
    let forgets = canUndoErasing || encryption != nil || isBarrier
    log?.willSave(as: content, nextObject: nextObject, keepsHistory: !forgets)
    do throws(EditError) {
      let bytes = try target.commit()
      endGroup()
      var isBarrier = isBarrier
      if forgets { log?.forget(content) } else if log?.didSave() == false { isBarrier = true }
      markSaved(encryption, as: content, nextObject: nextObject, isBarrier: isBarrier)
      return bytes
    } catch {
      log?.retract()
      throw error
    }
  }

  /// The same without anything special about it.
  public func save(
    to path: String, mode: SaveMode, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveReport {
    try save(to: path, SaveOptions(mode), expected: expected, isOriginal: isOriginal)
  }
}
