// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members
import Workspace

extension PalmRejection: WireEnum {}

enum ToolGet: PromptMethod {
  static let name = "tool/get"
  static let effect = Effect.reads
  static let summary = "Tells which tool the user works with, how it works, and what it waits for."
  static let errors: [ErrorKind] = .reading

  typealias Params = OnlyView

  struct Result: Record {
    static let name = "ToolGetResult"
    var tool = ""
    var state = ""
    var options = PartialValue<ToolOptions>()
    var style = PartialValue<AnnotationStyle>()
    var requirement: WireRequirement?
    var menu = WireMenu()
    var overlay = WireOverlay()
    var hasWork = false
    var defaultTool = ""
    var penTool: String?
    var eraserTool: String?
    var barrelTool: String?
    var fingerDraws: Bool?
    var palmRejection = PalmRejection.ignore

    static let fields: [Field<Self>] = [
      .required("tool", \.tool, "The tool's id."),
      .required("state", \.state, "The tool's id and its state: `textSelect.selecting`."),
      .required("options", \.options, "How it works."),
      .required("style", \.style, "How what it creates looks."),
      .optional("requirement", \.requirement, "What it needs from the user."),
      .required("menu", \.menu, "What the user can choose from."),
      .required("overlay", \.overlay, "What is drawn over the pages, as it was last told."),
      .required("hasWork", \.hasWork, "Whether there is work that `tool/commit` would complete."),
      .required(
        "defaultTool", \.defaultTool, "The tool that takes over where another one's work is done."),
      .optional("penTool", \.penTool, "What a pen takes when it draws while the tool is `pan`."),
      .optional("eraserTool", \.eraserTool, "What a pen's other end works with."),
      .optional(
        "barrelTool", \.barrelTool, "What a pen works with while its barrel button is held."),
      .optional("fingerDraws", \.fingerDraws, "Whether a finger draws, where that was set."),
      .required("palmRejection", \.palmRejection, "What fingers do while a pen is near."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    return try tooling { () throws(ToolError) in
      var result = Result()
      let news = view.lastNews
      result.overlay = WireOverlay(news.items, version: news.version)
      result.tool = view.tool.rawValue
      result.state = view.toolState
      result.options = PartialValue<ToolOptions>(view.options)
      result.style = PartialValue<AnnotationStyle>(view.style(of: view.tool))
      result.requirement = try view.requirement().map(WireRequirement.init)
      result.menu = WireMenu(try view.menu())
      result.hasWork = view.hasWork
      result.defaultTool = view.defaultTool.rawValue
      result.penTool = view.pens.penTool?.rawValue
      result.eraserTool = view.pens.eraserTool?.rawValue
      result.barrelTool = view.pens.barrelTool?.rawValue
      result.fingerDraws = view.pens.fingerDraws
      result.palmRejection = view.pens.palmRejection
      return result
    }
  }
}

enum ToolSet: PromptMethod {
  static let name = "tool/set"
  static let effect = Effect.arranges(.latest)
  static let summary = "Gives the user another tool; what the old one has under way is committed."
  static let errors: [ErrorKind] = .committing

  struct Params: ViewParams {
    static let name = "ToolSetParams"
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
      .optional("tool", \.tool, "The tool's id; the current tool unless given, which begins anew."),
      .optional(
        "options", \.options, "How it shall work; the view remembers that for this tool."),
      .optional(
        "defaultTool", \.defaultTool,
        "The tool that shall take over where another one's work is done; `pan` at first."),
      .nullable(
        "penTool", \.penTool,
        "What a pen takes when it draws while the tool is `pan`; `freehand` at first, `null`: "
          + "nothing."),
      .nullable(
        "eraserTool", \.eraserTool,
        "What a pen's other end works with, for one gesture; `eraser` at first, `null`: as its tip."
      ),
      .nullable(
        "barrelTool", \.barrelTool,
        "What a pen works with while its barrel button is held, for one gesture; `null`, as at first: "
          + "the button opens the menu."),
      .nullable(
        "fingerDraws", \.fingerDraws,
        "Whether a finger draws with a tool that creates, instead of scrolling; `null`, as at "
          + "first: unless a pen took the tool."),
      .optional(
        "palmRejection", \.palmRejection,
        "What fingers do while a pen is near: nothing (`ignore`, as at first), move the view "
          + "(`scroll`), or what they always do (`off`)."),
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
        .required("state", \.state, "The tool's id and its state: `textSelect.selecting`."),
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
      let before = view.pens
      try view.set(pens(params, view))
      do throws(ToolError) {
        try view.setTool(name, options: params.options == nil ? nil : options, default: home)
      } catch {
        try view.set(before)
        throw error
      }
      return Result(
        tool: view.tool.rawValue, state: view.toolState,
        display: WireDisplay(try view.displayChange()))
    }
  }

  private static func pens(_ params: Params, _ view: OpenView) -> PenSettings {
    var pens = view.pens
    if let penTool = params.penTool { pens.penTool = penTool.value.map(ToolName.init(rawValue:)) }
    if let tool = params.eraserTool { pens.eraserTool = tool.value.map(ToolName.init(rawValue:)) }
    if let tool = params.barrelTool { pens.barrelTool = tool.value.map(ToolName.init(rawValue:)) }
    if let palmRejection = params.palmRejection { pens.palmRejection = palmRejection }
    if let fingerDraws = params.fingerDraws { pens.fingerDraws = fingerDraws.value }
    return pens
  }
}
