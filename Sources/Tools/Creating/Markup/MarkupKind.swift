// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A kind of text markup: a row for each tool.
struct MarkupKind: Sendable {
  var tool: ToolName
  var type: AnnotationType

  static let all = [highlight, underline, squiggly, strikeOut, redactionText]

  static let highlight = MarkupKind(tool: "highlight", type: .highlight)
  static let underline = MarkupKind(tool: "underline", type: .underline)
  static let squiggly = MarkupKind(tool: "squiggly", type: .squiggly)
  static let strikeOut = MarkupKind(tool: "strikeOut", type: .strikeOut)
  static let redactionText = MarkupKind(tool: "redactionText", type: .redact)
}
