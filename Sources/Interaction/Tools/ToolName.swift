// SPDX-License-Identifier: AGPL-3.0-or-later

/// The name of a tool on the wire and in hand-overs.
public struct ToolName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }

  public static let pan: ToolName = "pan"
  public static let textSelect: ToolName = "textSelect"
  public static let annotationEdit: ToolName = "annotationEdit"
  public static let vertexEdit: ToolName = "vertexEdit"
  public static let markupEdit: ToolName = "markupEdit"
  public static let calloutEdit: ToolName = "calloutEdit"
  public static let formEdit: ToolName = "formEdit"
  public static let linkEdit: ToolName = "linkEdit"
  public static let multiSelect: ToolName = "multiSelect"
  public static let freehand: ToolName = "freehand"
  public static let freeHighlighter: ToolName = "freeHighlighter"
  public static let smartPen: ToolName = "smartPen"
  public static let eraser: ToolName = "eraser"
  public static let formFill: ToolName = "formFill"
  public static let signature: ToolName = "signature"
  public static let richMedia: ToolName = "richMedia"
}
