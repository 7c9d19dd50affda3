// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Members
import Workspace

/// The style of a tool's new annotations, with its presets.
struct WireToolStyle: Record {
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
    .optional("style", \.style, "The style of new annotations; absent if `fields` omits it."),
    .optional("presets", \.presets, "The presets; absent if `fields` omits them."),
    .optional("selectedPreset", \.selectedPreset, "The first preset equal to the tool's style."),
  ]
}

/// Params that name a tool, by id or by annotation type. The type is that of the annotations that the
/// tool creates.
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
      "The first tool that creates annotations of this type, instead of `tool`.")
  }
}

extension StyledToolParams {
  /// The tool that the params name; `nil` if they name none.
  func wanted(in shared: SharedState) throws(RPCError) -> ToolName? {
    if let tool {
      let name = shared.resolved(ToolName(rawValue: tool))
      guard shared.tools.contains(where: { $0.name == name }) else {
        throw RPCError(.unknownTool(name))
      }
      return name
    }
    guard let annotationType else { return nil }
    guard let kind = shared.tools.first(where: { $0.annotationType == annotationType }) else {
      throw RPCError(
        .notFound, "No tool creates annotations of type \(annotationType.rawValue).",
        data: [.init("what", .string("tool"))])
    }
    return kind.name
  }
}
