// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members

enum ToolSetStyle: PromptMethod {
  static let name = "tool/setStyle"
  static let effect = Effect.arranges()
  static let summary = """
    Changes the style of the selected annotations, as one undo step. With a `tool`, or without \
    selected annotations, changes the style of a tool's new annotations and of its pending work.
    """
  static let errors: [ErrorKind] = .reading + [.notPermitted]
  typealias Result = EventResult

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var style = PartialValue<AnnotationStyle>()
    var tool: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("style", \.style, "The changes."),
      .optional("tool", \.tool, "The tool with the style to change."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let tool = params.tool.map(ToolName.init(rawValue:))
    _ = try tooling(view.styleToChange(of: tool))
    do { try params.style.check() } catch { throw RPCError(error.under("params.style")) }
    return EventResult(try tooling(view.setStyle(params.style, of: tool)))
  }
}
