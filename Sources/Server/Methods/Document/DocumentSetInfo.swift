// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Metadata
import System

enum DocumentSetInfo: PromptMethod {
  static let name = "document/setInfo"
  static let effect = Effect.changes
  static let summary = """
    Changes a document's information dictionary, as one step. Its XMP is updated to match. Entries \
    that are not given stay.
    """
  static let errors: [ErrorKind] = .changing

  struct Params: DocumentParams {
    static let name = "SetInfoParams"
    var documentId = ""
    var title: Nullable<String>?
    var author: Nullable<String>?
    var subject: Nullable<String>?
    var keywords: Nullable<String>?
    var creator: Nullable<String>?
    var producer: Nullable<String>?
    var created: Nullable<Timestamp>?
    var modified: Nullable<Timestamp>?
    var custom: [ExactText: Nullable<String>]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .nullable("title", \.title, "The title. Here and below, `null` removes the entry."),
      .nullable("author", \.author, "The author of the text."),
      .nullable("subject", \.subject, "The subject."),
      .nullable("keywords", \.keywords, "The keywords."),
      .nullable("creator", \.creator, "The program that created the original document."),
      .nullable("producer", \.producer, "The program that produced the PDF."),
      .nullable("created", \.created, "The time of creation."),
      .nullable("modified", \.modified, "The time of the last change; by default now."),
      .optional("custom", \.custom, "Nonstandard entries by their keys; `null` removes an entry."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "SetInfoResult"
    var revision = 0
    static let fields: [Field<Self>] = [.revision(\.revision)]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    var values: [InformationKey: InformationValue?] = [:]
    let texts: [(InformationKey, Nullable<String>?)] = [
      (.title, params.title), (.author, params.author), (.subject, params.subject),
      (.keywords, params.keywords), (.creator, params.creator), (.producer, params.producer),
    ]
    for (key, text) in texts {
      if let text { values[key] = .some(text.value.map { .text($0) }) }
    }
    for (key, date) in [(InformationKey.created, params.created), (.modified, params.modified)] {
      if let date { values[key] = .some(date.value.map { .moment($0.seconds) }) }
    }
    let custom = try Self.custom(params)
    guard !values.isEmpty || !custom.isEmpty else {
      throw RPCError(WireError(path: "params", message: "Give at least one entry."))
    }
    if params.modified == nil { values[.modified] = .moment(call.session.world.clock()) }
    let edit = SetInformation(values, custom: custom, on: call.session.world.clock())
    let change = try editing(open.editor.perform(edit, cause: .api))
    return Result(revision: change.revision)
  }

  private static func custom(_ params: Params) throws(RPCError) -> [ExactText: String?] {
    let custom = params.custom ?? [:]
    // Names are written in at most 127 bytes (ISO 32000-1, annex C).
    for key in custom.keys.map(\.text) where key.isEmpty || key.utf8.count > 127 {
      throw RPCError(WireError(path: "params.custom", message: "A key has 1 to 127 bytes."))
    }
    if let key = custom.keys.map(\.text).first(where: Document.standardInformation.contains) {
      throw RPCError(
        WireError(
          path: "params.custom", message: "\(key) is a standard entry, which cannot be custom."))
    }
    return custom.mapValues(\.value)
  }
}
