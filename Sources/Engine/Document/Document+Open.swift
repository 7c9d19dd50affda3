// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Opens a file or bytes.
  ///
  /// Damaged files are repaired where possible, which ``isRepaired`` tells.
  ///
  /// - Parameters:
  ///   - isKeptData: whether a file only keeps what was given as data: errors do not name it.
  ///   - hasPages: whether a file without pages is refused, as all are that are no data of forms.
  /// - Throws: ``EngineError/cannotOpen(_:)``, ``EngineError/passwordRequired(wrong:)``,
  ///   ``EngineError/damaged(_:)``.
  public static func open(
    _ origin: DocumentOrigin, password: String? = nil, isKeptData: Bool = false,
    hasPages: Bool = true, in context: EngineContext
  ) throws(EngineError) -> Document {
    let source = try OpenSource(origin, isKeptData: isKeptData)
    return try open(source, password: password, hasPages: hasPages, in: context)
  }

  /// The file's present content, opened to take this document's place, with the same password
  /// unless another one is given. Readers that work through this document step by step notice the
  /// change.
  public func reopened(
    _ path: String, password: String? = nil
  ) throws(EngineError) -> Document {
    let document = try Document.open(
      .file(path), password: password ?? self.password, in: context)
    document.arrangement = arrangement &+ 1
    return document
  }

  /// A document that this one carries, as bytes.
  public func within(_ bytes: [UInt8]) throws(EngineError) -> Document {
    try Document.open(.data(bytes), in: context)
  }

  /// Tells those who read step by step that another document takes the place of this one.
  public func retire() { arrangement &+= 1 }

  static func open(
    _ source: OpenSource, password: String?, hasPages: Bool = true, in context: EngineContext
  ) throws(EngineError) -> Document {
    let raw = try openEngineDocument(source, in: context)
    do throws(EngineError) {
      let access = try authenticate(raw, password, in: context)
      let pages = try hasPages ? rescuePages(raw, in: context) : cm_rescue()
      try context.limits.check(pageCount: Int(pages.count))
      let document = Document(
        raw: raw, source: source, password: password, isOwner: access.isOwner,
        needsPassword: access.needsPassword, context: context)
      document.hasLockedAttachments = access.isPartial
      document.hasRebuiltPages = pages.is_rebuilt
      // Layers that cannot be read are shown as MuPDF takes them.
      try? document.chooseDefaultLayers()
      return document
    } catch {
      cm_drop_document(context.raw, raw)
      throw error
    }
  }

  private static func openEngineDocument(
    _ source: OpenSource, in context: EngineContext
  ) throws(EngineError) -> UnsafeMutablePointer<pdf_document> {
    var raw: UnsafeMutablePointer<pdf_document>?
    do throws(EngineError) {
      try context.call { source.open($0, &raw, $1) }
    } catch .damaged(let why) {
      guard source.looksLikePDF else {
        throw .cannotOpen("\(source.name) is not a PDF file.")
      }
      throw .damaged(why)
    }
    guard let raw else { throw .damaged("the engine returned no document") }
    return raw
  }

  private struct Access {
    /// Whether the password is the owner's.
    var isOwner = false
    /// Whether it takes a password to open the document.
    var needsPassword = false
    /// Whether all but the embedded files can be read.
    var isPartial = false
  }

  private static func authenticate(
    _ raw: UnsafeMutablePointer<pdf_document>, _ password: String?, in context: EngineContext
  ) throws(EngineError) -> Access {
    var access = Access()
    try context.call { cm_needs_password($0, raw, &access.needsPassword, $1) }
    if access.needsPassword {
      try context.call { cm_encrypts_attachments_alone($0, raw, &access.isPartial, $1) }
      if access.isPartial { access.needsPassword = false }
    }
    guard let password else {
      if access.needsPassword { throw .passwordRequired(wrong: false) }
      return access
    }
    var result: Int32 = 0
    for candidate in PreparedPassword.candidates(password) where result == 0 {
      try context.call { cm_authenticate($0, raw, candidate, &result, $1) }
    }
    if result == 0 {
      if access.needsPassword || access.isPartial { throw .passwordRequired(wrong: true) }
      // A wrong password where none is needed leaves its key behind, by which nothing can be read.
      try context.call { cm_authenticate($0, raw, "", &result, $1) }
      return access
    }
    access.isOwner = result & 4 != 0
    access.isPartial = false
    return access
  }
}
