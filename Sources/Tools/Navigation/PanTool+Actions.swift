// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension PanTool {
  /// Performs an item of the open menu.
  mutating func perform(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if command == "nextField" || command == "previousField" {
      guard context.mayTake(.formFill), try context.hasForm else { return .notHandled }
      return .handOver(.formFill)
    }
    guard case .choosing(let sample, let link) = current else { return .notHandled }
    current = .idle
    if let tool = command.tool {
      return PanTable.placing.contains(tool) ? .place(tool, sample) : .next(tool, comesBack: false)
    }
    switch command {
    case "cancel": return .handled
    case "openLink":
      guard let link else { return .notHandled }
      let refusal = try context.refusal(
        of: .openLinkAnnotation, .annotation(link.id), at: sample.page)
      if let refusal { throw refusal }
      return try follow(link, at: sample.page, context) ?? .notHandled
    case "copyLink":
      guard let link, case .uri(let uri)? = link.action?.kind else { return .notHandled }
      context.tell(.setClipboard(.text(uri)))
      return .handled
    default: return .notHandled
    }
  }
}

extension ToolContext {
  /// Whether the document has fields to fill in.
  fileprivate var hasForm: Bool {
    get throws(ToolError) {
      try engine(document.hasFormFields)
    }
  }
}
