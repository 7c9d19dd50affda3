// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of an attached file.
struct WireEmbeddedFile: Record {
  static let name = "EmbeddedFile"
  static let summary = "A file attached to a document or to an annotation."

  var id = ""
  var fileName = ""
  var mimeType: String?
  var description: String?
  var size: Int?
  var created: Timestamp?
  var modified: Timestamp?
  var annotationId: String?
  var pageIndex: Int?

  init() {}

  init(_ file: EmbeddedFile) {
    id = file.id
    fileName = file.name
    mimeType = file.mimeType
    description = file.description
    size = file.size
    created = file.created.map(Timestamp.init)
    modified = file.modified.map(Timestamp.init)
    if case .annotation(let id, let page) = file.holder { (annotationId, pageIndex) = (id, page) }
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id, which stays the same when the document is reopened."),
    .required("name", \.fileName, "The name in the document; never use it as a path."),
    .optional("mimeType", \.mimeType, "The MIME type, such as `text/plain`."),
    .optional("description", \.description, "A description for people."),
    .optional("size", \.size, "The size in bytes, if the document has it."),
    .optional("created", \.created, "The time of creation."),
    .optional("modified", \.modified, "The time of the last change."),
    .optional("annotationId", \.annotationId, "The annotation with the file."),
    .optional("pageIndex", \.pageIndex, "The page of that annotation, from 0."),
  ]
}
