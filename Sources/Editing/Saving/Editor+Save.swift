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
    try check(options, isOriginal: isOriginal)
    let written = try writeOptions(options, isOriginal: isOriginal)
    let target = try AtomicFile(replacing: path)
    defer { target.discard() }
    let nextObject: Int
    do throws(EngineError) {
      nextObject = try document.write(to: target.temporaryPath, written)
    } catch {
      throw .saveFailed("\(path) was not written: \(error.message)")
    }
    // Now, since writing takes a while.
    if let expected { try requireUnchanged(path, since: expected) }
    let bytes = try commit(
      target, isOriginal: isOriginal, options.encryption, nextObject: nextObject)
    return SaveReport(
      path: target.path, bytes: bytes, mode: written.isIncremental ? .incremental : .full,
      identity: FileIdentity(path: target.path))
  }

  /// Gives a file its name that nothing of what went before may be appended to.
  func commitSealed(_ target: AtomicFile, nextObject: Int) throws(EditError) -> Int64 {
    try commit(target, isOriginal: true, nil, nextObject: nextObject, isBarrier: true)
  }

  /// The log learns beforehand what the file will be, so that no edit is applied to a file that has
  /// it, whenever the process dies.
  private func commit(
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
