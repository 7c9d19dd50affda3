// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The way in which a document's file is written.
public enum SaveMode: String, CaseIterable, Sendable {
  /// Incremental if possible and appropriate, else full.
  case auto
  /// Appends the changes to the bytes as opened; signatures stay valid.
  case incremental
  /// Rewrites the file without unused objects.
  case full
}

public struct SaveReport: Hashable, Sendable {
  /// The target path, with symbolic links followed.
  public var path: String
  public var bytes: Int64
  public var mode: SaveMode
  public var identity: FileIdentity?
  /// Whether the file is complete but could not be read again, so that the document must be
  /// reloaded.
  public var isBehind = false

  /// Reports a file that was just published.
  init(_ file: AtomicFile, bytes: Int64, _ mode: SaveMode) {
    (path, self.bytes, self.mode) = (file.path, bytes, mode)
    identity = FileIdentity(path: file.path)
  }
}

extension Editor {
  /// Writes the document to a file in one step: the old file stays complete until the new one is. If it
  /// is the document's own file, this commits an open group.
  ///
  /// - Parameters:
  ///   - path: the target; its symbolic links are followed and its permissions kept.
  ///   - options: the settings of the save.
  ///   - expected: the identity of the file at `path` when it was last seen; `nil` skips the check.
  ///   - isOriginal: whether this is the document's own file, so that it counts as saved.
  @discardableResult
  public func save(
    to path: String, _ options: SaveOptions, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveReport {
    try startSave(to: path, options, expected: expected, isOriginal: isOriginal)
      .finish(in: document.context)
  }

  /// Begins a save that proceeds for a short while at a time. The parameters are those of
  /// ``save(to:_:expected:isOriginal:)``.
  public func startSave(
    to path: String, _ options: SaveOptions, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveInProgress {
    try check(options, isOriginal: isOriginal)
    return try SaveInProgress(
      of: self, to: path, options, expected: expected, isOriginal: isOriginal)
  }

  /// Publishes a sealed file, to which nothing earlier may be appended.
  ///
  /// - Parameter size: what ``AtomicFile/seal(endingWith:isSynced:)`` returned.
  func commitSealed(
    _ target: AtomicFile, _ size: Int64, nextObject: Int
  ) throws(EditError) -> Int64 {
    try commit(
      target, sealed: size, isOriginal: true, nil, nextObject: nextObject, isBarrier: true)
  }

  /// Commits the file. The log learns its identity first, so that no edit is applied to a file that
  /// already has it, whenever the process dies.
  ///
  /// - Parameter sealed: the file's size if it was sealed before.
  func commit(
    _ target: AtomicFile, sealed: Int64? = nil, isOriginal: Bool, _ encryption: Encryption?,
    nextObject: Int, isBarrier: Bool = false
  ) throws(EditError) -> Int64 {
    guard isOriginal else {
      let bytes = try target.commit(sealed: sealed)
      log?.setAsideLog(ofFile: target.path)
      return bytes
    }
    let content = ContentIdentity(path: target.temporaryPath)
    let forgets = canUndoErasing || encryption != nil || isBarrier
    log?.willSave(as: content, nextObject: nextObject, keepsHistory: !forgets)
    do throws(EditError) {
      let bytes = try target.commit(sealed: sealed)
      endGroup()
      var isBarrier = isBarrier
      if forgets { log?.forget(content) } else if log?.didSave() == false { isBarrier = true }
      // A new log does not have the edits before it.
      if forgets || isBarrier { owedAnchors = PendingAnchors() }
      markSaved(encryption, as: content, nextObject: nextObject, isBarrier: isBarrier)
      return bytes
    } catch {
      log?.retract()
      throw error
    }
  }
}
