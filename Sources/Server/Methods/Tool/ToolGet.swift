// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members
import Workspace

extension PalmRejection: WireEnum {}

enum ToolGet: Method {
  static let name = "tool/get"
  static let effect = Effect.reads
  static let summary = "Returns a view's active tool with its options, state and requirement."
  static let errors: [ErrorKind] = .reading

  typealias Params = OnlyView

  struct Result: WrittenRecord {
    var tool = ""
    var state = ""
    var options = PartialValue<ToolOptions>()
    var style = PartialValue<AnnotationStyle>()
    @Indirect var requirement: PendingRequirement?
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
      .required("state", \.state, "The tool's id and state, such as `textSelect.selecting`."),
      .required("options", \.options, "The options of the tool."),
      .required("style", \.style, "The style of annotations that the tool creates."),
      .optional(
        "requirement", \.requirement,
        "The requirement: input that the tool needs from the user."),
      .required("menu", \.menu, "The current menu."),
      .required("overlay", \.overlay, "The overlay over the pages, as last sent."),
      .required("hasWork", \.hasWork, "Whether there is work that `tool/commit` would complete."),
      .required(
        "defaultTool", \.defaultTool, "The tool that takes over when another tool's work is done."),
      .optional("penTool", \.penTool, "The drawing tool of a pen while the active tool is `pan`."),
      .optional("eraserTool", \.eraserTool, "The tool of a pen's eraser end."),
      .optional(
        "barrelTool", \.barrelTool, "The tool of a pen while its barrel button is pressed."),
      .optional("fingerDraws", \.fingerDraws, "Whether a finger draws, if that was set."),
      .required("palmRejection", \.palmRejection, "How fingers are treated while a pen is near."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let view = try call.view(params)
    let overlay = view.display.lastOverlay
    let result = try result(view, overlay, showsMenus: call.session.client.capabilities.menus)
    guard overlay.items.count > manyItems else { return .now(result) }
    var transaction = Transaction(next: { result }, rollBack: {})
    transaction.isLarge = true
    return .transaction(transaction)
  }

  /// An overlay with more items than this is encoded on another thread.
  private static let manyItems = 100

  private static func result(
    _ view: OpenView, _ overlay: VersionedOverlay, showsMenus: Bool
  ) throws(RPCError) -> Result {
    try tooling { () throws(ToolError) in
      var result = Result()
      result.overlay = WireOverlay(overlay.items, version: overlay.version)
      result.tool = view.tool.rawValue
      result.state = view.toolState
      result.options = PartialValue<ToolOptions>(view.options)
      result.style = PartialValue<AnnotationStyle>(view.style(of: view.tool))
      result.requirement = try view.requirement()
      let menu = view.display.lastMenu
      result.menu =
        showsMenus && menu.version == nil ? WireMenu(try view.menu()) : WireMenu(menu)
      result.hasWork = view.hasWork
      result.defaultTool = view.defaultTool.rawValue
      result.penTool = view.input.pens.settings.penTool?.rawValue
      result.eraserTool = view.input.pens.settings.eraserTool?.rawValue
      result.barrelTool = view.input.pens.settings.barrelTool?.rawValue
      result.fingerDraws = view.input.pens.settings.fingerDraws
      result.palmRejection = view.input.pens.settings.palmRejection
      return result
    }
  }
}
