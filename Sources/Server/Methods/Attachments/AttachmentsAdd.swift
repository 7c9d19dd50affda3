// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum AttachmentsAdd: PromptMethod {
  static let name = "attachments/add"
  static let effect = Effect.changes
  static let summary = """
    Attaches a file to the document, as one step. Use `annotations/add` to attach a file to an \
    annotation.
    """
  static let errors: [ErrorKind] = .changing + [.cannotOpen, .limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var path: String?
    var data: Base64?
    var fileName: String?
    var mimeType: String?
    var description: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("path", \.path, "The path of the file. Give this or `data`."),
      .optional("data", \.data, "The file's contents; needs a `name`."),
      .optional("name", \.fileName, "The file's name; by default that of the path."),
      .optional("mimeType", \.mimeType, "The MIME type, such as `text/plain`."),
      .optional("description", \.description, "A description for people."),
    ]
  }

  struct Result: WrittenRecord {
    var attachment: EmbeddedFile
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("attachment", \.attachment, "The attached file."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let file = try NamedFile(
      path: params.path, data: params.data, name: params.fileName, mimeType: params.mimeType,
      at: "params")
    var attachment = Annotation.Attachment(name: file.content.name, bytes: file.content.bytes)
    attachment.mimeType = file.content.mimeType
    attachment.description = params.description
    let known = Set(try engine(open.document.embeddedFiles))
    let change = try editing(
      open.editor.perform(
        AddAttachment(attachment, date: call.session.world.clock()), cause: .api))
    let files = try engine(open.document.embeddedFiles)
    guard let new = files.first(where: { !known.contains($0) }) else {
      throw RPCError(.internalError, "The file was added, but cannot be found.")
    }
    return Result(attachment: new, revision: change.revision)
  }
}
