// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The document as it was opened, without any later change.
  public func asOpened() throws(EngineError) -> Document {
    try Document.open(sources.current, password: opening.password, in: context)
  }

  /// Whether the changes can be appended to the bytes that the document was opened from: not where
  /// those had to be repaired.
  public var canWriteIncrementally: Bool {
    cm_can_save_incrementally(context.raw, raw) && !isRepaired
  }

  /// Writes the document, as it is now, to a new file; the open document is not touched by it.
  ///
  /// An incremental file is the bytes as opened followed by all changes since; a full one is
  /// rewritten without unused objects.
  ///
  /// The file is read back, unless the options say otherwise: see ``readBack(_:_:)``.
  ///
  /// - Returns: the number that the next new object of that file gets: the tables and streams of a file
  ///   are objects, too.
  @discardableResult
  public func write(to path: String, _ options: WriteOptions) throws(EngineError) -> Int {
    var options = options
    if try encryptsAttachmentsAlone {
      guard options.encryption == .kept else { throw Document.keepsAttachmentsLocked }
      // Their keys go by the numbers of their objects.
      options.keepsNumbers = true
    }
    if !options.isIncremental {
      options.compressesObjects = options.isOptimized ? true : try hasObjectStreams
    }
    do throws(EngineError) {
      return try writeOnce(to: path, options)
    } catch .saveFailed(let why) {
      // There are documents whose objects the engine cannot compress together.
      guard options.compressesObjects else { throw .saveFailed(why) }
      options.compressesObjects = false
      return try writeOnce(to: path, options)
    }
  }

  private func writeOnce(
    to path: String, _ options: WriteOptions
  ) throws(EngineError) -> Int {
    let copy = try copied()
    try copy.writeOut(to: path, options)
    if options.isReadBack { try readBack(path, options) }
    return copy.nextObjectNumber
  }

  /// Whether the file that the document was opened from has objects that are compressed together.
  private var hasObjectStreams: Bool {
    get throws(EngineError) {
      var has = false
      try context.call { cm_has_object_streams($0, raw, &has, $1) }
      return has
    }
  }

  /// Writes this very document, which is a copy that nothing else is done with.
  public func writeOut(to path: String, _ options: WriteOptions) throws(EngineError) {
    do throws(EngineError) {
      try options.withRaw { raw throws(EngineError) in
        try context.call { cm_save($0, self.raw, path, raw, $1) }
      }
    } catch .damaged(let why) {
      throw .saveFailed("The document cannot be written: \(why).")
    }
  }

  /// The same with nothing special about the file.
  public func write(to path: String, incrementally: Bool) throws(EngineError) {
    var options = WriteOptions()
    options.isIncremental = incrementally
    try write(to: path, options)
  }

  /// A document of its own that is as this one is now.
  public func copied() throws(EngineError) -> Document {
    // What is known of its pages is true of the copy: they are looked for again only where they had to
    // be found.
    let copy = try Document.open(
      sources.current, password: opening.password,
      hasPages: opening.hasRebuiltPages || isRepaired, in: context)
    // The engine rebuilds a repaired document from the file. Repair it before the changes, or they
    // would be lost.
    if isRepaired, !copy.isRepaired { try context.call { cm_repair($0, copy.raw, $1) } }
    var changed = false
    try context.call { cm_copy_changes($0, raw, copy.raw, &changed, $1) }
    guard copy.isRepaired == isRepaired else {
      throw .saveFailed("The file turned out to be broken while the changes were added to it.")
    }
    return copy
  }
}

extension WriteOptions {
  fileprivate func withRaw(
    _ body: (UnsafePointer<cm_save_options>) throws(EngineError) -> Void
  ) throws(EngineError) {
    var raw = cm_save_options()
    raw.incremental = isIncremental
    (raw.optimized, raw.keeps_numbers) = (isOptimized, keepsNumbers)
    raw.object_streams = compressesObjects
    raw.flatten_annotations = flattensAnnotations
    raw.flatten_forms = flattensForms
    var (user, owner) = ([CChar](), [CChar]())
    switch encryption {
    case .kept: raw.encryption = CM_ENCRYPT_KEEP
    case .removed: raw.encryption = CM_ENCRYPT_NONE
    case .aes256(let passwords):
      raw.encryption = CM_ENCRYPT_AES_256
      raw.permissions = passwords.permissions.bits
      (user, owner) = (Array(passwords.user.utf8CString), Array(passwords.owner.utf8CString))
    }
    try user.withUnsafeBufferPointer { user throws(EngineError) in
      try owner.withUnsafeBufferPointer { owner throws(EngineError) in
        (raw.user_password, raw.owner_password) = (user.baseAddress, owner.baseAddress)
        try body(&raw)
      }
    }
  }
}
