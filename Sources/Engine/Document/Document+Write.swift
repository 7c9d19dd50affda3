// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The document as it was opened, without any later change.
  public func asOpened() throws(EngineError) -> Document {
    try Document.open(source, password: opening.password, in: context)
  }

  /// Whether the changes can be appended to the document's source. These are the bytes that it was
  /// opened from. They cannot be appended if those bytes were repaired.
  public var canWriteIncrementally: Bool {
    cm_can_save_incrementally(context.raw, raw) && !isRepaired
  }

  /// Whether an appended section can hold the generations of the changed objects.
  public var hasRoomForGenerations: Bool {
    get throws(EngineError) {
      var hasRoom = false
      try context.call { cm_has_room_for_generations($0, raw, &hasRoom, $1) }
      return hasRoom
    }
  }

  /// Writes the document in its present state to a new file. The open document is not changed. The
  /// calling thread performs all steps of a ``FileWriting``.
  ///
  /// - Returns: the outcome of ``FileWriting``.
  @discardableResult
  public func write(to path: String, _ options: WriteOptions) throws(EngineError) -> Int {
    try WorkStep.finish(in: context, FileWriting(self, to: path, options).advance)
  }

  /// Writes this very document, a copy that has no other use.
  public func writeOut(to path: String, _ options: WriteOptions) throws(EngineError) {
    do throws(EngineError) {
      try FlatCopy(document: self).flatten(
        annotations: options.flattensAnnotations, forms: options.flattensForms)
      try options.withRaw { raw throws(EngineError) in
        try context.call { cm_save($0, self.raw, path, raw, $1) }
      }
    } catch .damaged(let why) {
      if let number = context.systemError { throw .notWritten(number) }
      throw .saveFailed("The document cannot be written: \(why).")
    }
  }

  /// A separate document with the present state of this one. It is in the same context.
  public func copied() throws(EngineError) -> Document {
    let copy = try PristineCopy(of: self).opened(in: context)
    var carried = CarriedChanges()
    while try !carried.advance(from: self, to: copy) {}
    try requireSameRepair(of: copy)
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
