// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members
import Workspace

enum ToolSet: PromptMethod {
  static let name = "tool/set"
  static let effect = Effect.arranges(.latest(of: ["tool"]))
  static let summary = "Sets the tool of a view. Pending work of the old tool is committed."
  static let errors: [ErrorKind] = .committing

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var tool: String?
    var options: PartialValue<ToolOptions>?
    var defaultTool: String?
    var penTool: Nullable<String>?
    var eraserTool: Nullable<String>?
    var barrelTool: Nullable<String>?
    var fingerDraws: Nullable<Bool>?
    var palmRejection: PalmRejection?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("tool", \.tool, "The tool's id; by default the current tool is restarted."),
      .optional(
        "options", \.options, "The options of the tool; the view remembers them for this tool."),
      .optional(
        "defaultTool", \.defaultTool,
        "The tool that takes over when another tool's work is done; initially `pan`."),
      .nullable(
        "penTool", \.penTool,
        """
        The drawing tool of a pen while the active tool is `pan`; initially `freehand`, `null` for \
        none.
        """),
      .nullable(
        "eraserTool", \.eraserTool,
        """
        The tool of a pen's eraser end, for one gesture; initially `eraser`, `null` for the tip's \
        tool.
        """
      ),
      .nullable(
        "barrelTool", \.barrelTool,
        """
        The tool of a pen while its barrel button is pressed, for one gesture; `null`, the initial \
        value, opens the menu.
        """),
      .nullable(
        "fingerDraws", \.fingerDraws,
        """
        Whether fingers draw instead of scrolling while a creating tool is active; `null`, the \
        initial value, allows it unless a pen selected the tool.
        """),
      .optional(
        "palmRejection", \.palmRejection,
        """
        How fingers are treated while a pen is near: `ignore` (initially), only move the view \
        (`scroll`), or as always (`off`).
        """),
    ]
  }

  struct Result: DisplayRecord {
    static let name = "ToolState"
    var tool = ""
    var state = ""
    var display = WireDisplay()
    static let fields: [Field<Self>] =
      [
        .required("tool", \.tool, "The tool's id."),
        .required("state", \.state, "The tool's id and state, such as `textSelect.selecting`."),
      ] + Field<Self>.display
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    let name = params.tool.map(ToolName.init(rawValue:)) ?? view.tool
    var options = view.options(of: name)
    do throws(WireError) {
      try params.options?.change(&options)
    } catch {
      throw RPCError(error.under("params.options"))
    }
    let home = params.defaultTool.map(ToolName.init(rawValue:))
    return try tooling { () throws(ToolError) in
      let before = view.input.pens.settings
      try view.input.pens.set(pens(params, view))
      do throws(ToolError) {
        try view.setTool(name, options: params.options == nil ? nil : options, default: home)
      } catch {
        try view.input.pens.set(before)
        throw error
      }
      return Result(
        tool: view.tool.rawValue, state: view.toolState,
        display: WireDisplay(try view.display.change()))
    }
  }

  private static func pens(_ params: Params, _ view: OpenView) -> PenSettings {
    var pens = view.input.pens.settings
    if let penTool = params.penTool { pens.penTool = penTool.value.map(ToolName.init(rawValue:)) }
    if let tool = params.eraserTool { pens.eraserTool = tool.value.map(ToolName.init(rawValue:)) }
    if let tool = params.barrelTool { pens.barrelTool = tool.value.map(ToolName.init(rawValue:)) }
    if let palmRejection = params.palmRejection { pens.palmRejection = palmRejection }
    if let fingerDraws = params.fingerDraws { pens.fingerDraws = fingerDraws.value }
    return pens
  }
}
