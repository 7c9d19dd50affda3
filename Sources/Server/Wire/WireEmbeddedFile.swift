// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A file that a document carries, on the wire.
struct WireEmbeddedFile: Record {
  static let name = "EmbeddedFile"
  static let summary = "A file that a document carries: in its own list, or in an annotation."

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
    .required("id", \.id, "Identifies it, also when the document is opened again."),
    .required("name", \.fileName, "Its name, as the document has it: never to be used as a path."),
    .optional("mimeType", \.mimeType, "Its MIME type, such as `text/plain`."),
    .optional("description", \.description, "A description for people."),
    .optional("size", \.size, "In bytes, where the document tells it."),
    .optional("created", \.created, "When it was made."),
    .optional("modified", \.modified, "When it was last changed."),
    .optional("annotationId", \.annotationId, "The annotation that it belongs to."),
    .optional("pageIndex", \.pageIndex, "The page of that, from 0."),
  ]
}
