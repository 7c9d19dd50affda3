// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The files in the document: its own list first, in order, then the files of annotations, page by page,
  /// and those that only lists of associated files have.
  public var embeddedFiles: [EmbeddedFile] {
    get throws(EngineError) {
      var files: [EmbeddedFile] = []
      var seen: Set<[UInt8]> = []
      for (key, specification) in try fileTree where seen.insert(key).inserted {
        files.append(try embeddedFile(specification, .document(key: key)))
      }
      for index in 0..<(try pageCount) { files += try embeddedFiles(onPage: index) }
      for file in try associatedFiles(besides: listedFiles) {
        files.append(
          try embeddedFile(
            file.specification, .associated(key: file.key, pageIndex: file.pageIndex)))
      }
      return files
    }
  }

  /// The bytes of a file; `nil` if the document only names it.
  ///
  /// - Parameter password: for a document that encrypts only its embedded files; needed once.
  /// - Throws: ``EngineError/notFound(what:_:)``, ``EngineError/passwordRequired(wrong:)``,
  ///   ``EngineError/limitExceeded(_:_:)`` if it has more bytes than `limit`.
  public func bytes(
    of file: EmbeddedFile, limit: Int, password: String? = nil
  ) throws(EngineError) -> [UInt8]? {
    guard let specification = try specifications(of: file.holder).first else {
      throw .notFound(
        what: "attachment", "There is no attachment \(file.id): list them with attachments/list.")
    }
    guard let stream = try embeddedFile(specification) else { return nil }
    try unlockAttachments(password)
    return try stream.attachmentBytes(limit: limit, in: self)
  }

  /// Adds a file to the document's own list. Only within an operation of the journal.
  ///
  /// - Parameter modified: seconds since 1970.
  /// - Returns: the key in the list: the name, with a number if there is a file of that name.
  @discardableResult
  public func embed(
    _ attachment: Annotation.Attachment, modified: Int64
  ) throws(EngineError) -> [UInt8] {
    var files = try fileTree
    let taken = Set(files.map(\.name))
    var key = TextString.encode(attachment.name)
    var number = 2
    while taken.contains(key) {
      key = TextString.encode("\(attachment.name) (\(number))")
      number += 1
    }
    files.append((key, try makeAttachment(attachment, modified: modified)))
    try setFileTree(files)
    return key
  }

  /// Removes a file from the document's own list. Only within an operation of the journal.
  func removeFromFileTree(_ key: [UInt8]) throws(EngineError) {
    try setFileTree(fileTree.filter { $0.name != key })
  }

  /// The file specifications of a file; none if there is no such file.
  func specifications(of holder: EmbeddedFile.Holder) throws(EngineError) -> [PDFObject] {
    switch holder {
    case .document(let key): return try fileTree.filter { $0.name == key }.map(\.value)
    case .annotation(let id, let pageIndex):
      return [try page(pageIndex).annotationObject(id)["FS"]].compactMap(\.self)
    case .associated(let key, _):
      return try associatedFiles(besides: listedFiles).filter { $0.key.isExactly(key) }
        .map(\.specification)
    }
  }

  /// The files that the document's own list and annotations hold. Only annotations that show a file
  /// count.
  var listedFiles: EmbeddedFileNumbers {
    get throws(EngineError) {
      var numbers = EmbeddedFileNumbers()
      for (_, specification) in try fileTree { try numbers.insert(specification, in: self) }
      for index in 0..<(try pageCount) {
        for annotation in try readablePage(index)?["Annots"]?.elements ?? []
        where try annotation["Subtype"]?.name == "FileAttachment" {
          if let file = try annotation["FS"] { try numbers.insert(file, in: self) }
        }
      }
      return numbers
    }
  }

  /// Sorts the document's own list again, after its keys changed.
  func sortEmbeddedFiles() throws(EngineError) {
    let files = try fileTree
    if !files.isEmpty { try setFileTree(files) }
  }

  private var fileTree: [(name: [UInt8], value: PDFObject)] {
    get throws(EngineError) {
      guard let root = try catalog?["Names"]?["EmbeddedFiles"] else { return [] }
      return try nameTreeEntries(root)
    }
  }

  /// Writes the list as a one-node tree, sorted as look-ups require.
  private func setFileTree(_ files: [(name: [UInt8], value: PDFObject)]) throws(EngineError) {
    let catalog = try requiredCatalog
    if try catalog["Names"]?.kind != .dictionary { try catalog.set("Names", makeDictionary()) }
    guard !files.isEmpty else { return try catalog["Names"]?.set("EmbeddedFiles", nil) ?? () }
    try raiseVersion(to: 14)
    let names = try makeArray()
    for file in files.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      try names.append(make(.string(file.name)))
      try names.append(file.value)
    }
    try catalog["Names"]?.set("EmbeddedFiles", add(makeDictionary(["Names": names])))
  }

  private func embeddedFiles(onPage index: Int) throws(EngineError) -> [EmbeddedFile] {
    guard let annotations = try readablePage(index)?["Annots"] else { return [] }
    var files: [EmbeddedFile] = []
    for (position, element) in try annotations.elements.enumerated() {
      guard try element["Subtype"]?.name == "FileAttachment", let file = try element["FS"] else {
        continue
      }
      let id = try annotationID(of: element, pageIndex: index, position: position)
      annotationRegistry.see(id, onPage: index)
      files.append(try embeddedFile(file, .annotation(id: id, pageIndex: index)))
    }
    return files
  }

  private func embeddedFile(
    _ specification: PDFObject, _ holder: EmbeddedFile.Holder
  ) throws(EngineError) -> EmbeddedFile {
    let attachment = try attachment(specification)
    var file = EmbeddedFile(holder: holder, name: attachment?.name ?? "")
    if file.name.isEmpty, case .document(let key) = holder { file.name = TextString.decode(key) }
    file.mimeType = attachment?.mimeType
    file.description = attachment?.description
    file.size = attachment?.size
    guard try specification.kind == .dictionary else { return file }
    let params = try embeddedFile(specification)?["Params"]
    file.created = try params?["CreationDate"]?.date
    file.modified = try params?["ModDate"]?.date
    return file
  }
}

/// Embedded files of documents that encrypt only those (ISO 32000-2, 7.6.6: `EFF`).
extension Document {
  /// Unlocks the embedded files with the password. It has no effect if they need none, or if it was
  /// given before.
  ///
  /// - Throws: ``EngineError/passwordRequired(wrong:)``.
  func unlockAttachments(_ password: String?) throws(EngineError) {
    guard opening.hasLockedAttachments else { return }
    guard let password else { throw .passwordRequired(wrong: false) }
    var result: Int32 = 0
    for candidate in PreparedPassword.candidates(password) where result == 0 {
      try context.call { cm_authenticate($0, raw, candidate, &result, $1) }
    }
    guard result != 0 else { throw .passwordRequired(wrong: true) }
    opening.hasLockedAttachments = false
  }

  /// The error for a change that such a document does not allow. No files can be added to it, and its
  /// encryption cannot change.
  static let keepsAttachmentsLocked = EngineError.unsupported(
    "the document encrypts only its attachments, which the server can read but not write")

  /// Whether only the embedded files are encrypted.
  var encryptsAttachmentsAlone: Bool {
    get throws(EngineError) {
      var isSo = false
      try context.call { cm_encrypts_attachments_alone($0, raw, &isSo, $1) }
      return isSo
    }
  }
}

extension PDFObject {
  /// The decoded bytes of an embedded file.
  ///
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` for more than `limit` bytes.
  func attachmentBytes(limit: Int, in document: Document) throws(EngineError) -> [UInt8] {
    var buffer: UnsafeMutablePointer<fz_buffer>?
    try context.call { cm_load_attachment($0, document.raw, raw, max(0, limit), &buffer, $1) }
    return PDFObject.bytes(taking: buffer, context)
  }
}
