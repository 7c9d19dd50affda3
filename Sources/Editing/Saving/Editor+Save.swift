// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The way in which a document's file is written.
public enum SaveMode: String, CaseIterable, Sendable {
  /// Incremental if possible and appropriate, else full.
  case auto
  /// Appends the changes to the bytes as opened; signatures stay valid. Not after a full save.
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
  /// Whether the complete file could not be read again. If so, the document must be reloaded.
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
  /// - Parameter sealed: what ``AtomicFile/sealing()`` returned.
  func commitSealed(
    _ target: AtomicFile, _ sealed: SealedFile, nextObject: Int
  ) throws(EditError) -> Int64 {
    try commit(
      target, sealed: sealed, isOriginal: true, nil, nextObject: nextObject, isBarrier: true)
  }

  /// Commits the file. The log learns its identity first, so that no edit is applied to a file that
  /// already has it, whenever the process dies.
  ///
  /// - Parameter sealed: what ``AtomicFile/sealing()`` returned.
  func commit(
    _ target: AtomicFile, sealed: SealedFile, isOriginal: Bool, _ encryption: Encryption?,
    nextObject: Int, isBarrier: Bool = false, isRewritten: Bool = false
  ) throws(EditError) -> Int64 {
    guard isOriginal else {
      let bytes = try target.commit(sealed: sealed.size)
      logs.ofFiles?.setAsideLog(ofReplaced: target.path)
      return bytes
    }
    let content = ContentIdentity(path: target.temporaryPath)
    let isErasing = canUndoErasing || encryption != nil
    let forgets = isErasing || isBarrier
    log?.willSave(as: content, nextObject: nextObject, keepsHistory: !forgets)
    do throws(EditError) {
      let bytes = try target.commit(sealed: sealed.size)
      endGroup()
      var isBarrier = isBarrier
      if forgets {
        log?.forget(content, isErasing: isErasing)
      } else if log?.didSave() == false {
        isBarrier = true
      }
      // A new log does not have the edits before it.
      if forgets || isBarrier { owedAnchors = PendingAnchors() }
      markSaved(
        encryption, as: content, sealed, nextObject: nextObject, isBarrier: isBarrier,
        isRewritten: isRewritten)
      return bytes
    } catch {
      log?.retract()
      throw error
    }
  }

  /// Whether a file has exactly the bytes of the document's file. Those are the bytes that the document
  /// was opened from or last saved as; dates do not count. This is only known if they are held in
  /// memory, or for a small file that was saved.
  public func isAsOnDisk(_ path: String) -> Bool {
    guard saved.content != nil else { return document.hasBytes(ofFile: path) == true }
    return saved.file?.hasSameBytes(asFile: path) == true
  }

  /// Whether two paths lead to the same file name. Symbolic links are followed.
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

  /// Refuses to replace any file.
  ///
  /// - Throws: ``EditError/changedOnDisk(_:)``.
  public func requireFree(_ path: String) throws(EditError) {
    guard FileIdentity(path: path) != nil else { return }
    throw .changedOnDisk(
      "\(path) exists already: give another name, or set overwrite to replace that file.")
  }

  /// Whether a file with the known size and date has different contents: dates can be set, and two
  /// changes may happen within one tick of the clock.
  private func hasSilentlyChanged(_ path: String) -> Bool {
    guard let content = saved.content else { return document.hasBytes(ofFile: path) == false }
    return ContentIdentity(path: path)?.hasSameContent(as: content) == false
  }

  /// The engine's options for writing a file with these settings.
  ///
  /// - Parameter isOriginal: whether it is the document's own file, which the document and the edit log
  ///   continue from; the log refers to objects by number.
  func writeOptions(_ options: SaveOptions, isOriginal: Bool) throws(EditError) -> WriteOptions {
    try requireWhole()
    var written = WriteOptions()
    written.keepsNumbers = isOriginal
    written.encryption = options.encryption ?? encryption
    written.flattensAnnotations = options.flattensAnnotations
    written.flattensForms = options.flattensForms
    written.isOptimized = options.isOptimized
    written.isReadBack = options.verifies
    written.isIncremental = try choose(options.mode, whyNot: try whyNotAppended(options, written))
    try checkSignaturesStay(options, isAppended: written.isIncremental)
    return written
  }

  /// - Throws: ``EditError/notPermitted(by:_:)``, ``EditError/saveFailed(_:)``.
  func check(_ options: SaveOptions, isOriginal: Bool) throws(EditError) {
    if options.flattens, isOriginal {
      throw .saveFailed(
        "Flattening while saving works only for a copy: give another path, or flatten the document."
      )
    }
    if options.flattens {
      for permission in FlattenAnnotations.allPermissions { try requirePermission(permission) }
    }
    let isProtected = try engine(document.isEncrypted)
    guard options.encryption != nil, isProtected, !document.opening.isOwner else { return }
    throw .notPermitted(
      by: "document",
      "Only the owner may change the document's passwords: open it with the owner's password.")
  }

  /// Why the changes cannot be appended to the bytes as opened; `nil` if they can.
  private func whyNotAppended(
    _ options: SaveOptions, _ written: WriteOptions
  ) throws(EditError) -> String? {
    if mustBeRewritten {
      return "Contents were removed for good: appending to the file would keep them."
    }
    if saved.isRewritten {
      return "The file was rewritten since it was opened: appending would bring its old bytes back."
    }
    if written.encryption != .kept {
      return "The file has a different encryption than when it was opened."
    }
    if options.flattens {
      return "The flattened annotations and fields would still be in the file."
    }
    if options.isOptimized { return "Appending cannot make the file smaller." }
    guard document.canWriteIncrementally else { return "The file was damaged and repaired." }
    return try engine(document.hasRoomForGenerations)
      ? nil : "A changed object has a generation above 255, which an appended section cannot hold."
  }

  private func choose(_ mode: SaveMode, whyNot: String?) throws(EditError) -> Bool {
    guard let whyNot else { return mode != .full }
    guard mode != .incremental else {
      throw .saveFailed("\(whyNot) Save it with mode full or auto.")
    }
    return false
  }
}
