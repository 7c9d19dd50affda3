// SPDX-License-Identifier: AGPL-3.0-or-later

/// Files within the document (ISO 32000-2, 7.11).
extension Document {
  /// The properties of a file specification and its embedded file. The bytes are not read.
  func attachment(_ specification: PDFObject?) throws(EngineError) -> Annotation.Attachment? {
    guard let specification, let name = try fileName(specification) else { return nil }
    var attachment = Annotation.Attachment(name: name)
    guard try specification.kind == .dictionary else { return attachment }
    attachment.description = try specification["Desc"]?.text
    let file = try embeddedFile(specification)
    attachment.mimeType = try file?["Subtype"]?.name
    attachment.size = try file?["Params"]?["Size"]?.integer
    return attachment
  }

  /// The stream of the file that a file specification embeds.
  func embeddedFile(_ specification: PDFObject) throws(EngineError) -> PDFObject? {
    guard let files = try specification["EF"] else { return nil }
    for key in FileSpecification.keys {
      if let file = try files[key] { return file }
    }
    return nil
  }

  /// A file specification with its file.
  func makeAttachment(
    _ attachment: Annotation.Attachment, modified: Int64?
  ) throws(EngineError) -> PDFObject {
    guard try !encryptsAttachmentsAlone else { throw Document.keepsAttachmentsLocked }
    let bytes = attachment.bytes ?? []
    let params = try makeDictionary(["Size": makeInteger(bytes.count)])
    if let modified { try params.set("ModDate", makeText(CivilTime(seconds: modified).pdf)) }
    let file = try makeDictionary(["Type": makeName("EmbeddedFile"), "Params": params])
    if let mimeType = attachment.mimeType { try file.set("Subtype", makeName(mimeType)) }
    let stream = try addDeflatedStream(file, bytes)
    let specification = try makeDictionary([
      "Type": makeName("Filespec"), "EF": makeDictionary(["F": stream, "UF": stream]),
    ])
    try describe(specification, attachment)
    return try add(specification)
  }

  /// Writes the file names and the description.
  func describe(
    _ specification: PDFObject, _ attachment: Annotation.Attachment
  ) throws(EngineError) {
    try specification.set("F", makeText(attachment.name))
    try specification.set("UF", makeText(attachment.name))
    try specification.set(
      "Desc",
      attachment.description.map { text throws(EngineError) in try makeText(text) })
  }
}

extension AnnotationWriter {
  /// Writes the attachment of an annotation. A file without bytes was read from the document: it is
  /// kept, and only its names, description and type are written.
  func writeAttachment(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let attachment = annotation.attachment else { return try object.set("FS", nil) }
    if attachment.bytes == nil, let path = try object["FS"]?.text {
      // A file beside the document: only its description can be written.
      let own = try document.add(document.makeDictionary())
      try own.set("Type", document.makeName("Filespec"))
      var file = Annotation.Attachment(name: path)
      file.description = attachment.description
      try document.describe(own, file)
      return try object.set("FS", own)
    }
    if attachment.bytes == nil, let there = try object["FS"], try there.kind == .dictionary {
      // The document's list and other annotations may have the same specification.
      let own = try document.add(document.makeDictionary(like: there))
      try document.describe(own, attachment)
      if let mimeType = attachment.mimeType {
        try document.embeddedFile(own)?.set("Subtype", document.makeName(mimeType))
      }
      return try object.set("FS", own)
    }
    try object.set("FS", document.makeAttachment(attachment, modified: annotation.modified))
  }
}
