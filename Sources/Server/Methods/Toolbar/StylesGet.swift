// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum StylesGet: PromptMethod {
  static let name = "styles/get"
  static let effect = Effect.reads
  static let summary = "Returns the styles of tools for new annotations, and their presets."
  static let errors: [ErrorKind] = [.notFound]

  struct Params: StyledToolParams, ChoosingParams {
    typealias Listed = WireToolStyle
    var tool: String?
    var annotationType: AnnotationType?
    var chosen: [String]?
    static let fields: [Field<Self>] = [
      .styledTool(\.tool), .styledType(\.annotationType), .chosen,
    ]
  }

  struct Result: WrittenRecord {
    var styles: [Excerpt<WireToolStyle>] = []
    var warning: String?
    static let fields: [Field<Self>] = [
      .required(
        "styles", \.styles, "The styles of the given tool, or of all tools that create annotations."
      ),
      .optional(
        "warning", \.warning, "Why the saved arrangement could not be read, or cannot be saved."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let shared = call.session.documents.shared
    let wanted = try params.wanted(in: shared)
    let tools = wanted.map { [$0] } ?? shared.tools.filter { $0.annotationType != nil }.map(\.name)
    let choice = try params.choice()
    return Result(
      styles: tools.map { choice(WireToolStyle($0, shared.userPreferences.styles)) },
      warning: call.session.userState.preferencesFile?.warning)
  }
}
