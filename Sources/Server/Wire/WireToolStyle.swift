// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Members

/// How a tool's new annotations look, with what there is to choose from.
struct WireToolStyle: Record {
  static let name = "ToolStyle"
  var tool = ""
  var style: PartialValue<AnnotationStyle>?
  var presets: [PartialValue<AnnotationStyle>]?
  var selectedPreset: Int?

  init() {}

  init(_ tool: ToolName, _ styles: ToolStyles) {
    self.tool = tool.rawValue
    style = PartialValue<AnnotationStyle>(styles[tool])
    presets = styles.presets(of: tool).map(PartialValue<AnnotationStyle>.init)
    selectedPreset = styles.selectedPreset(of: tool)
  }

  static let fields: [Field<Self>] = [
    .required("tool", \.tool, "The tool's id."),
    .optional("style", \.style, "How its new annotations look; absent where `fields` has it not."),
    .optional(
      "presets", \.presets, "The styles to choose from; absent where `fields` has them not."),
    .optional(
      "selectedPreset", \.selectedPreset,
      "The first preset that looks as the tool's new annotations do."),
  ]
}

/// Params that name a tool, by itself or by what it makes.
protocol StyledToolParams: Record {
  var tool: String? { get }
  var annotationType: AnnotationType? { get }
}

extension Field where R: StyledToolParams {
  static func styledTool(_ path: Path<String?>) -> Field {
    .optional("tool", path, "The tool's id.")
  }

  static func styledType(_ path: Path<AnnotationType?>) -> Field {
    .optional(
      "annotationType", path,
      "Instead of `tool`: the first tool that makes annotations of the type.")
  }
}

extension StyledToolParams {
  /// The tool that is named; `nil` where none is.
  func wanted(of kinds: [ToolKind]) throws(RPCError) -> ToolName? {
    if let tool {
      guard kinds.contains(where: { $0.name.rawValue == tool }) else {
        throw RPCError(.unknownTool(ToolName(rawValue: tool)))
      }
      return ToolName(rawValue: tool)
    }
    guard let annotationType else { return nil }
    guard let kind = kinds.first(where: { $0.annotationType == annotationType }) else {
      throw RPCError(
        .notFound, "No tool makes annotations of type \(annotationType.rawValue).",
        data: [.init("what", .string("tool"))])
    }
    return kind.name
  }
}
