// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

enum FormsSetValues: Method {
  static let name = "forms/setValues"
  static let effect = Effect.changes
  static let summary = """
    Sets the values of several fields as one step. If a field does not accept its value, none \
    changes. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing

  struct Params: DocumentParams {
    static let name = "SetValuesParams"
    var documentId = ""
    var values: [WireFieldSetting] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("values", \.values, "The fields with their values."),
    ]
  }

  typealias Result = FieldsChanged

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    try tooling(open.commitWork())
    let document = open.document
    return try call.setValues(
      params.values.count, in: open, as: params.values.count == 1 ? nil : "Fill in form"
    ) { index throws(RPCError) in
      let path = "params.values[\(index)].value"
      let setting = try params.values[index].setting(in: document, path: path)
      return try tooling(under: path, open.admit(setting))
    }
  }
}

extension Call {
  /// Sets the values of many fields: checks a batch per turn, then writes a piece per turn. Other
  /// requests about the document wait meanwhile.
  ///
  /// - Parameters:
  ///   - name: the step's name in the history; `nil`: it is named for the first field.
  ///   - setting: returns the value at an index, converted for its field.
  func setValues(
    _ count: Int, in open: OpenDocument, as name: String?,
    _ setting: @escaping (Int) throws(RPCError) -> FieldSetting
  ) throws(RPCError) -> Answer<FieldsChanged> {
    open.formScripts?.begin()
    var settings: [FieldSetting] = []
    let turn = { () throws(RPCError) -> Answer<FieldsChanged>? in
      for index in settings.count..<min(count, settings.count + fieldsPerTurn) {
        settings.append(try setting(index))
      }
      guard settings.count == count else { return nil }
      guard let edit = try tooling(open.edit(settings, as: name)) else {
        return .now(FieldsChanged(open, nil))
      }
      return try perform(
        edit, in: open, then: { (change, report) in .now(FieldsChanged(open, change, report)) })
    }
    if count <= fieldsPerTurn, let answer = try turn() { return answer }
    return .transaction(Transaction(turn, hold: { .everything }))
  }
}

/// How many values are checked in a turn.
private let fieldsPerTurn = 25
