// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Opens a file that this document was written to, and looks for its pages and for every change since
  /// the document was opened.
  ///
  /// If something was flattened, only the pages are compared.
  ///
  /// - Throws: ``EngineError/saveFailed(_:)`` where something is not in the file.
  public func readBack(_ path: String, _ options: WriteOptions) throws(EngineError) {
    let saved = try openWritten(path, options)
    let (expected, found) = (try pageCount, try saved.pageCount)
    guard found == expected else {
      throw Document.isLacking("it has \(found) of \(expected) pages")
    }
    guard !options.flattensAnnotations, !options.flattensForms else { return }
    let number = try missingObject(in: saved, options)
    guard number == 0 else { throw Document.isLacking("object \(number) is not as it was changed") }
  }

  /// A file that was written of this document.
  ///
  /// An incremental save copies the bytes that the document was opened from, and appends the changes,
  /// changed nodes of the page tree among them. So only the tables and the changes of its file are read.
  func openWritten(_ path: String, _ options: WriteOptions) throws(EngineError) -> Document {
    let saved: Document
    do throws(EngineError) {
      saved = try Document.open(
        OpenSource(.file(path), holds: !options.isIncremental),
        password: options.encryption.password(before: opening.password),
        hasPages: !options.isIncremental, in: context)
    } catch .damaged(let why) {
      throw Document.isLacking(why)
    }
    guard !saved.isRepaired, !saved.opening.hasRebuiltPages else {
      throw Document.isLacking("its table of objects is broken")
    }
    return saved
  }

  private func missingObject(
    in saved: Document, _ options: WriteOptions
  ) throws(EngineError) -> Int {
    var missing: Int32 = 0
    var how = cm_written()
    how.keeps_numbers = options.isIncremental || !options.isOptimized || options.keepsNumbers
    how.keeps_unreachable = options.isIncremental
    do throws(EngineError) {
      try context.call { cm_find_missing($0, raw, saved.raw, how, &missing, $1) }
    } catch .damaged(let why) {
      throw Document.isLacking(why)
    }
    return Int(missing)
  }

  private static func isLacking(_ what: String) -> EngineError {
    .saveFailed(
      "The new file was read back and does not hold all changes (\(what)), so it was thrown away. Save "
        + "with another mode, or set verify to false to do without this check.")
  }
}

extension Encryption {
  /// The password that opens the newly encrypted file with all rights, if `password` opened the old
  /// one.
  fileprivate func password(before password: String?) -> String? {
    switch self {
    case .kept: password
    case .removed: nil
    case .aes256(let passwords): passwords.owner
    }
  }
}
