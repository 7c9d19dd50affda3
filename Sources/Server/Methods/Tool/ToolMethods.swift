// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Tools
import Workspace

enum ToolList: PromptMethod {
  static let name = "tool/list"
  static let summary = "Lists the tools."

  struct Result: Record {
    static let name = "ToolListResult"
    var tools: [ToolForm] = []
    static let fields: [Field<Self>] = [.required("tools", \.tools, "All tools.")]
  }

  static func handle(_ params: Nothing, _ call: Call) throws(RPCError) -> Result {
    var result = Result()
    result.tools = ToolTable.kinds.map(ToolForm.init)
    return result
  }
}

enum ToolGet: PromptMethod {
  static let name = "tool/get"
  static let summary = "Tells which tool the user works with."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView
  typealias Result = ToolState

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> ToolState {
    ToolState(try call.view(params))
  }
}

enum ToolSet: PromptMethod {
  static let name = "tool/set"
  static let summary = "Gives the user another tool; what the old one had under way is given up."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Result = ToolState

  struct Params: ViewParams {
    static let name = "ToolSetParams"
    var documentId = ""
    var viewId: String?
    var tool = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId), .required("tool", \.tool, "The tool's id."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> ToolState {
    let view = try call.view(params)
    try tooling { () throws(ToolError) in try view.setTool(ToolName(rawValue: params.tool)) }
    return ToolState(view)
  }
}

/// A tool as a toolbar needs to know it.
struct ToolForm: Record {
  static let name = "Tool"
  var id = ""
  var title = ""
  var group = ""
  var createsAnnotation = false
  var enabled = true

  init() {}

  init(_ kind: ToolKind) {
    id = kind.name.rawValue
    title = kind.title
    group = kind.group.rawValue
    createsAnnotation = kind.annotationType != nil
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "What requests call the tool."),
    .required("title", \.title, "What people call it."),
    .required("group", \.group, "Where a toolbar shows it."),
    .required("createsAnnotation", \.createsAnnotation, "Whether it makes annotations."),
    .required("enabled", \.enabled, "Whether it can be taken."),
  ]
}

/// The tool of a view and its state.
struct ToolState: Record {
  var tool = ""
  var state = ""

  init() {}

  init(_ view: OpenView) {
    tool = view.tool.rawValue
    state = view.toolState
  }

  static let fields: [Field<Self>] = [
    .required("tool", \.tool, "The tool's id."),
    .required("state", \.state, "The tool's id and its state: `textSelect.selecting`."),
  ]
}
