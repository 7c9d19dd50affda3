// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members

enum ToolSetStyle: PromptMethod {
  static let name = "tool/setStyle"
  static let effect = Effect.arranges()
  static let summary = """
    Gives the selected annotations another style, in one step of the history; or with a `tool`, or \
    where none is selected, what a tool will create and what it has under way.
    """
  static let errors: [ErrorKind] = .reading + [.notPermitted]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "ToolSetStyleParams"
    var documentId = ""
    var viewId: String?
    var style = PartialValue<AnnotationStyle>()
    var tool: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("style", \.style, "The changes."),
      .optional("tool", \.tool, "The tool whose new annotations are meant."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let tool = params.tool.map(ToolName.init(rawValue:))
    _ = try tooling(view.styleToChange(of: tool))
    do { try params.style.check() } catch { throw RPCError(error.under("params.style")) }
    return EventResult(
      try tooling(view.setStyle(params.style, of: tool)))
  }
}
