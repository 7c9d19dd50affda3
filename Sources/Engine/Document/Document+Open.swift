// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Opens a file or bytes.
  ///
  /// Damaged files are repaired if possible; see ``isRepaired``.
  ///
  /// - Parameters:
  ///   - isKeptData: whether the file only stores data that a client gave; errors then do not name it.
  ///   - hasPages: whether a file without pages is refused. Only form data may have none.
  ///   - forChanges: whether ``enableJournal()`` will follow: its check of the table then begins now, on
  ///     another thread.
  /// - Throws: ``EngineError/cannotOpen(_:)``, ``EngineError/passwordRequired(wrong:)``,
  ///   ``EngineError/damaged(_:)``.
  public static func open(
    _ origin: DocumentOrigin, password: String? = nil, isKeptData: Bool = false,
    hasPages: Bool = true, forChanges: Bool = false, in context: EngineContext
  ) throws(EngineError) -> Document {
    let source = try OpenSource(origin, isKeptData: isKeptData, lazily: forChanges)
    return try open(
      source, password: password, hasPages: hasPages, forChanges: forChanges, in: context)
  }

  /// Opens the file's present content to replace this document. The password stays the same unless
  /// another one is given. Stepwise readers of this document notice the change.
  public func reopened(_ path: String, password: String? = nil) throws(EngineError) -> Document {
    try reopening(path, password: password).opened(in: context)
  }

  /// The same, to be done later or on another thread.
  ///
  /// - Parameter encryption: that of the last save.
  public func reopening(
    _ path: String, password: String? = nil, after encryption: Encryption = .kept
  ) -> Reopening {
    let known = password ?? encryption.password(before: opening.password)
    return Reopening(path: path, password: known, arrangement: arrangement &+ 1)
  }

  /// Opens a document that this one contains, given as bytes.
  public func within(_ bytes: [UInt8]) throws(EngineError) -> Document {
    try Document.open(.data(bytes), in: context)
  }

  /// Notifies stepwise readers that another document replaces this one.
  public func retire() { arrangement &+= 1 }

  static func open(
    _ source: OpenSource, password: String?, hasPages: Bool = true, forChanges: Bool = false,
    in context: EngineContext
  ) throws(EngineError) -> Document {
    let check = forChanges ? TableCheck(of: source) : nil
    if check == nil { source.held?.loadAll() }
    let raw = try openEngineDocument(source, in: context)
    do throws(EngineError) {
      check?.give(raw, in: context)
      var opening = try authenticate(raw, password, in: context)
      try context.call { cm_settle_metadata($0, raw, $1) }
      try context.call { cm_hide_long_layer_lists($0, raw, $1) }
      let pages = try hasPages ? rescuePages(raw, in: context) : cm_rescue()
      try context.limits.check(pageCount: Int(pages.count))
      opening.hasRebuiltPages = pages.is_rebuilt
      let document = Document(raw: raw, source: source, opening: opening, context: context)
      document.journal.tableCheck = check
      return document
    } catch {
      cm_drop_document(context.raw, raw)
      throw error.naming(source)
    }
  }

  private static func openEngineDocument(
    _ source: OpenSource, in context: EngineContext
  ) throws(EngineError) -> UnsafeMutablePointer<pdf_document> {
    var raw: UnsafeMutablePointer<pdf_document>?
    do throws(EngineError) {
      try context.call { source.open($0, &raw, $1) }
    } catch .damaged(let why) {
      guard source.looksLikePDF else { throw .cannotOpen("\(source.name) is not a PDF file.") }
      throw EngineError.damaged(why).naming(source)
    }
    guard let raw else { throw .damaged("the engine returned no document") }
    return raw
  }

  private static func authenticate(
    _ raw: UnsafeMutablePointer<pdf_document>, _ password: String?, in context: EngineContext
  ) throws(EngineError) -> DocumentOpening {
    var opening = DocumentOpening(password: password)
    try context.call { cm_needs_password($0, raw, &opening.needsPassword, $1) }
    if opening.needsPassword {
      try context.call { cm_encrypts_attachments_alone($0, raw, &opening.hasLockedAttachments, $1) }
      if opening.hasLockedAttachments { opening.needsPassword = false }
    }
    guard let password else {
      if opening.needsPassword { throw .passwordRequired(wrong: false) }
      return opening
    }
    var result: Int32 = 0
    for candidate in PreparedPassword.candidates(password) where result == 0 {
      try context.call { cm_authenticate($0, raw, candidate, &result, $1) }
    }
    if result == 0 {
      if opening.needsPassword || opening.hasLockedAttachments {
        throw .passwordRequired(wrong: true)
      }
      // A wrong password for a file that needs none leaves a key behind, with which nothing can be
      // decrypted.
      try context.call { cm_authenticate($0, raw, "", &result, $1) }
      return opening
    }
    opening.isOwner = result & 4 != 0
    opening.hasLockedAttachments = false
    return opening
  }
}

extension EngineError {
  /// The same error; one that says only what is damaged also names the file.
  fileprivate func naming(_ source: OpenSource) -> EngineError {
    guard case .damaged(let why) = self, let file = source.fileName else { return self }
    return .damaged("\(why) (\(file))")
  }
}
