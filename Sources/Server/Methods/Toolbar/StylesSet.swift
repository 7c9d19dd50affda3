// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Members

enum StylesSet: PromptMethod {
  static let name = "styles/set"
  static let effect = Effect.arranges()
  static let summary = """
    Sets the style of a tool or preset, or selects a preset. A tool's style is for new \
    annotations.
    """
  static let errors: [ErrorKind] = [.notFound]

  struct Params: StyledToolParams {
    var tool: String?
    var annotationType: AnnotationType?
    var style: PartialValue<AnnotationStyle>?
    var preset: Int?
    var reset = false
    static let fields: [Field<Self>] = [
      .styledTool(\.tool), .styledType(\.annotationType),
      .optional(
        "style", \.style,
        """
        The changes to the preset, or to the tool if `preset` is not given. The tool's style \
        follows its selected preset.
        """),
      .optional(
        "preset", \.preset, "The preset, from 0; without a `style` it is selected.", in: 0...),
      .defaulted("reset", \.reset, "Whether to reset style and presets."),
    ]
  }

  typealias Result = WireToolStyle

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireToolStyle {
    let shared = call.session.documents.shared
    guard let tool = try params.wanted(in: shared) else {
      throw RPCError(WireError(path: "params", message: "Give a tool or an annotationType."))
    }
    var styles = shared.userPreferences.styles
    if params.reset { styles.reset(tool) }
    let presets = styles.presets(of: tool)
    if let preset = params.preset, !presets.indices.contains(preset) {
      throw RPCError(
        WireError(
          path: "params.preset", message: "Tool \(tool.rawValue) has \(presets.count) presets."))
    }
    let base = params.preset.map { presets[$0] } ?? styles[tool]
    var style = base
    if let form = params.style {
      do {
        try form.check()
      } catch {
        throw RPCError(error.under("params.style"))
      }
      form.apply(to: &style)
    }
    if let preset = params.preset, params.style != nil {
      styles.setPreset(preset, of: tool, to: style)
    } else if style != styles[tool] {
      styles[tool] = style
    }
    shared.userPreferences.styles = styles
    return WireToolStyle(tool, styles)
  }
}
