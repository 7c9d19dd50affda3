// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum FormsList: PromptMethod {
  static let name = "forms/list"
  static let effect = Effect.reads
  static let summary = """
    Lists the fields of a document's form, in the form's order. Fields that are only on pages \
    follow. Fields with the same name count as one.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: DocumentParams, ChoosingParams {
    typealias Listed = PlacedField
    var documentId = ""
    var pageIndex: Int?
    var chosen: [String]?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("pageIndex", \.pageIndex, "Only fields with a widget on this page.", in: 0...),
      .chosen,
    ]
  }

  struct Result: WrittenRecord {
    var fields: [Excerpt<PlacedField>] = []
    var skipped: Int?
    static let fields: [Field<Self>] = [
      .required("fields", \.fields, "The fields."),
      .optional(
        "skipped", \.skipped,
        "How many broken fields were left out: without a type, listed twice, or in a cycle."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let choice = try params.choice()
    if let page = params.pageIndex { try engine(open.document.requirePage(page)) }
    let all = try engine(open.document.formFields)
    let wanted = all.filter { field in
      params.pageIndex.map { page in field.widgets.contains { $0.pageIndex == page } } ?? true
    }
    let skipped = try engine(open.document.skippedFieldCount)
    return Result(fields: wanted.map { choice($0) }, skipped: skipped > 0 ? skipped : nil)
  }
}

extension Document {
  /// - Throws: ``ErrorKind/notFound``.
  func placedField(_ id: String) throws(RPCError) -> PlacedField {
    let found = try engine(formField(id))
    guard let found else {
      throw RPCError(
        .notFound, "There is no field \(id): list them with forms/list.",
        data: [.init("what", .string("field"))])
    }
    return found
  }

  /// The fields with these ids that exist, as they are now.
  func wireFields(_ ids: [String]) -> [PlacedField] {
    ids.compactMap { try? formField($0) }
  }
}
