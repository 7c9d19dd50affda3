// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Editor {
  /// The engine's options for writing a file with these settings.
  ///
  /// - Parameter isOriginal: whether it is the document's own file, which the document and the edit log
  ///   continue from; the log refers to objects by number.
  func writeOptions(
    _ options: SaveOptions, isOriginal: Bool
  ) throws(EditError) -> WriteOptions {
    try requireWhole()
    var written = WriteOptions()
    written.keepsNumbers = isOriginal
    written.encryption = options.encryption ?? encryption
    written.flattensAnnotations = options.flattensAnnotations
    written.flattensForms = options.flattensForms
    written.isOptimized = options.isOptimized
    written.isReadBack = options.verifies
    written.isIncremental = try choose(options.mode, whyNot: whyNotAppended(options, written))
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
    let isProtected = try engine(document.isEncrypted)
    guard options.encryption != nil, isProtected, !document.opening.isOwner else { return }
    throw .notPermitted(
      by: "document",
      "Only the owner may change the document's passwords: open it with the owner's password.")
  }

  /// Why the changes cannot be appended to the bytes as opened; `nil` if they can.
  private func whyNotAppended(_ options: SaveOptions, _ written: WriteOptions) -> String? {
    if mustBeRewritten {
      return "Contents were removed for good: appending to the file would keep them."
    }
    if written.encryption != .kept {
      return "The file has a different encryption than when it was opened."
    }
    if options.flattens {
      return "The flattened annotations and fields would still be in the file."
    }
    if options.isOptimized { return "Appending cannot make the file smaller." }
    return document.canWriteIncrementally ? nil : "The file was damaged and repaired."
  }

  private func choose(_ mode: SaveMode, whyNot: String?) throws(EditError) -> Bool {
    guard let whyNot else { return mode != .full }
    guard mode != .incremental else {
      throw .saveFailed("\(whyNot) Save it with mode full or auto.")
    }
    return false
  }
}
