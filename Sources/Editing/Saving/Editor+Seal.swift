// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A change whose written file must not change afterwards: a digital signature.
public protocol Seal {
  /// The name that the history shows, such as "Sign".
  var name: String { get }
  /// The effect of the change, for observers.
  var effect: EditEffect { get }
  /// Reserves space for the seal in a document that is about to be written.
  func prepare(_ document: Document) throws(EditError)
  /// Completes the file that was written from that document.
  func complete(_ path: String, of document: Document) throws(EditError)
  /// Adds the completed file's seal to the prepared document.
  func adopt(into document: Document) throws(EditError)
}

extension Editor {
  /// Appends a seal and all unsaved changes to the bytes that the document was opened from, and writes
  /// the result to a file in one step.
  ///
  /// If this is the document's own file, the document has the seal afterwards and continues from the new
  /// file: later saves append to it. Earlier changes can no longer be undone, and the edit log begins
  /// anew. A different file gets the seal alone. If the new file cannot be read back, the report says so
  /// (``SaveReport/isBehind``), and the document must not be saved over it.
  ///
  /// - Parameters: as for ``save(to:_:expected:isOriginal:)``.
  /// - Throws: ``EditError/saveFailed(_:)`` if nothing can be appended to the file.
  public func seal(
    _ seal: some Seal, to path: String, expected: FileIdentity?, isOriginal: Bool
  ) throws(EditError) -> SaveReport {
    try self.seal(seal, to: path, expected: expected, isOriginal: isOriginal) {
      (document, path) throws(EngineError) in try document.rebase(onto: path)
    }
  }

  /// - Parameter rebase: continues a document from a file.
  func seal(
    _ seal: some Seal, to path: String, expected: FileIdentity?, isOriginal: Bool,
    _ rebase: (Document, String) throws(EngineError) -> Void
  ) throws(EditError) -> SaveReport {
    if isOriginal { try checkNoGroup() }
    if let expected { try requireUnchanged(path, since: expected) }
    let written = try sealOptions()
    let target = try AtomicFile(replacing: path)
    defer { target.discard() }
    guard isOriginal else {
      let copy = try engine(document.copied())
      try seal.prepare(copy)
      try engine(copy.writeOut(to: target.temporaryPath, written))
      try seal.complete(target.temporaryPath, of: document)
      try seal.adopt(into: copy)
      try engine(copy.readBack(target.temporaryPath, written))
      return report(target, try target.commit())
    }
    let nextObject = try perform(seal, into: target, written)
    let bytes: Int64
    do throws(EditError) {
      bytes = try commitSealed(target, nextObject: nextObject)
    } catch {
      try? document.undoStep()
      history.forgetUndone()
      throw error
    }
    var report = report(target, bytes)
    // The file is already sealed, whatever happens next.
    do throws(EngineError) { try rebase(document, target.path) } catch { report.isBehind = true }
    _ = announce(seal.name, .api, seal.effect)
    return report
  }

  private func sealOptions() throws(EditError) -> WriteOptions {
    do throws(EditError) {
      return try writeOptions(SaveOptions(.incremental), isOriginal: true)
    } catch .saveFailed(let why) {
      let reason = why.prefix { $0 != "." }
      throw .saveFailed(
        "\(reason). A signature must be appended to the file, so save it with mode "
          + "full, open the new file, and sign that.")
    }
  }

  /// Runs within one operation of the journal, which an error takes back.
  ///
  /// - Returns: the number of the file's next new object.
  private func perform(
    _ seal: some Seal, into target: AtomicFile, _ written: WriteOptions
  ) throws(EditError) -> Int {
    var failure: EditError?
    do throws(EngineError) {
      return try document.operation(seal.name) { () throws(EngineError) in
        do throws(EditError) {
          try seal.prepare(document)
          var unfinished = written
          unfinished.isReadBack = false
          let nextObject = try engine(document.write(to: target.temporaryPath, unfinished))
          try seal.complete(target.temporaryPath, of: document)
          try seal.adopt(into: document)
          try engine(document.readBack(target.temporaryPath, written))
          return nextObject
        } catch {
          failure = error
          throw .rejected(error.message)
        }
      }
    } catch {
      history.forgetUndone()
      throw failure ?? .engine(error)
    }
  }

  private func report(_ target: AtomicFile, _ bytes: Int64) -> SaveReport {
    SaveReport(
      path: target.path, bytes: bytes, mode: .incremental,
      identity: FileIdentity(path: target.path))
  }
}
