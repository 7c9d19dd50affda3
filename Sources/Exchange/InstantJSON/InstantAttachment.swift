// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// The initial state of a new annotation. It is used before the Instant JSON object is read.
enum InstantTemplate {
  static func annotation(_ reading: InstantReading, at now: Int64) -> Annotation {
    var blank = Annotation(
      id: "", type: reading.type, pageIndex: reading.pageIndex, rect: Rect(0, 0, 0, 0))
    (blank.created, blank.modified) = (now, now)
    switch reading.type {
    case .text: (blank.icon, blank.color) = ("Note", Color(red: 1, green: 0.8, blue: 0))
    case .highlight, .underline, .squiggly, .strikeOut:
      blank.color = Color(red: 1, green: 1, blue: 0)
    case .ink: blank.color = Color(red: 0, green: 0, blue: 0)
    default: break
    }
    if reading.type == .link { blank.created = nil }
    return blank
  }
}

/// The files that stamps show.
enum InstantAttachment {
  /// - Parameter image: the picture of the old annotation, as an export has it.
  static func picture(
    _ key: String, _ attachments: InstantObject?, _ old: Annotation?, _ image: ExportedImage?,
    _ document: Document
  ) throws(ExchangeError) -> Annotation.Picture {
    guard let attachment = try attachments?.object(key),
      let text = try attachment.string("binary")
    else {
      throw .malformed("attachments: There is no attachment \(key).")
    }
    guard let bytes = Base64Codec.decode(text), !bytes.isEmpty else {
      throw attachment.fail("binary", "base64")
    }
    if let image,
      image.bytes == bytes || PictureSource.digest(of: bytes).map({ $0 == image.source }) == true
    {
      return old?.picture ?? .image(image.bytes)
    }
    do throws(EngineError) {
      _ = try document.uprightPicture(bytes, crop: nil)
    } catch {
      throw attachment.fail("binary", "an image or a PDF")
    }
    return .image(bytes)
  }
}

/// `formFieldValues` and `bookmarks`.
enum InstantFields {
  static func take(
    _ root: InstantObject, _ importer: Importer, _ references: InstantReferences,
    _ plan: inout ImportPlan
  ) throws(ExchangeError) {
    var fields: [CarriedField] = []
    for (index, element) in (try root.array("formFieldValues") ?? []).enumerated() {
      let object = try InstantObject(element, "formFieldValues[\(index)]")
      guard let name = try object.string("name") else {
        throw object.fail("name", "a field's name")
      }
      var values: [String] = []
      if let text = object["value"]?.string {
        values = [text]
      } else if object["value"] != nil {
        values = try object.strings("value") ?? []
      }
      fields.append(CarriedField(name: name, values: values))
    }
    try FieldImport(importer).take(fields, &plan)
    plan.report.skipped += try InstantOmissions.all(in: root)
    let gone = try root.strings("skippedPdfBookmarkIds") ?? []
    let elements = try root.array("bookmarks") ?? []
    var bookmarks: [CarriedBookmark] = []
    for (index, element) in elements.enumerated() {
      let object = try InstantObject(element, "bookmarks[\(index)]")
      guard let wanted = try object.object("action") else {
        throw object.fail("action", "an action")
      }
      var id = try object.string("pdfBookmarkId")
      if id == nil { id = try object.string("id") }
      if let kind = try InstantOmissions.unknownKind(wanted) {
        plan.report.skipped.append(
          .init(id: id, "Actions of bookmarks of type \(kind) are not supported."))
      }
      guard let action = try InstantAction.read(wanted, references) else { continue }
      bookmarks.append(CarriedBookmark(id: id, name: try object.string("name"), action: action))
    }
    plan.bookmarks = bookmarks
    plan.removedBookmarks = gone.filter { id in !bookmarks.contains { $0.id.isExactly(id) } }
  }
}
