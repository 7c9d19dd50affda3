// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System

enum DocumentInfo: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/info"
  static let effect = Effect.reads
  static let summary = "Returns the information dictionary and the state of a document."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    static let name = "DocumentInfo"
    var title: String?
    var author: String?
    var subject: String?
    var keywords: String?
    var creator: String?
    var producer: String?
    var created: Timestamp?
    var modified: Timestamp?
    var custom: [ExactText: String]?
    var initialView: WireInitialView?
    var pdfVersion = ""
    var pageCount = 0
    var encrypted = false
    var permissions = Permissions()
    var revision = 0
    var dirty = false
    var withheldDialogues: Int?
    var waitsFor: String?

    static let fields: [Field<Self>] = [
      .optional("title", \.title.shownLine, "The title."),
      .optional("author", \.author.shownLine, "The author of the text."),
      .optional("subject", \.subject.shownLine, "The subject."),
      .optional("keywords", \.keywords.shownLine, "The keywords."),
      .optional("creator", \.creator.shownLine, "The program that created the original document."),
      .optional("producer", \.producer.shownLine, "The program that produced the PDF."),
      .optional("created", \.created, "The time of creation."),
      .optional("modified", \.modified, "The time of the last change."),
      .optional("custom", \.custom, "Nonstandard entries of the information dictionary, if any."),
      .optional("initialView", \.initialView, "How the file asks to be shown, if it does."),
      .required("pdfVersion", \.pdfVersion, "The version of PDF, such as `1.7`."),
      .required("pageCount", \.pageCount, "The number of pages."),
      .required("encrypted", \.encrypted, "Whether the file is encrypted."),
      .required("permissions", \.permissions, "The document's permissions."),
      .required("revision", \.revision, "The document's revision: the number of changes."),
      .required("dirty", \.dirty, "Whether the document has unsaved changes."),
      .optional(
        "withheldDialogues", \.withheldDialogues,
        "How many script dialogues were withheld since the user's last input."),
      .optional(
        "waitsFor", \.waitsFor,
        "The pending request to the client that the document waits for, such as `host/alert`."),
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let document = open.document
    return try engine { () throws(EngineError) in
      var result = Result()
      result.title = try document.information("Title")
      result.author = try document.information("Author")
      result.subject = try document.information("Subject")
      result.keywords = try document.information("Keywords")
      result.creator = try document.information("Creator")
      result.producer = try document.information("Producer")
      result.created = try document.informationDate("CreationDate").map(Timestamp.init)
      result.modified = try document.informationDate("ModDate").map(Timestamp.init)
      let custom = try document.customInformation
      result.custom = custom.isEmpty ? nil : custom.mapValues(\.shownLine)
      result.initialView = WireInitialView(try InitialDisplay(of: document))
      let version = max(try document.pdfVersion, open.editor.encryption.leastVersion)
      result.pdfVersion = "\(version / 10).\(version % 10)"
      result.pageCount = try document.pageCount
      let isEncrypted = try document.isEncrypted
      result.encrypted = open.editor.encryption.security.map { $0.method != .none } ?? isEncrypted
      result.permissions = document.permissions
      result.revision = open.editor.revision
      result.dirty = open.editor.isDirty
      let withheld = call.session.scripts.withheldDialogues(of: open)
      result.withheldDialogues = withheld > 0 ? withheld : nil
      result.waitsFor = call.session.client.questions.last { $0.documentID == open.id }?.method
      return result
    }
  }
}
