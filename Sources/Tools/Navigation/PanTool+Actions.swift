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
    if case .focused(let link) = current { return try perform(command, on: link, context) }
    guard case .choosing(let place) = current else { return .notHandled }
    let (sample, link) = (place.sample, place.link)
    current = .idle
    if let tool = command.tool {
      return PanTable.placing.contains(tool) ? .place(tool, sample) : .next(tool, comesBack: false)
    }
    switch command {
    case "cancel": return .handled
    case "openLink":
      guard let link else { return .notHandled }
      return try open(link, at: sample.page, context)
    case "copyLink":
      guard let link else { return .notHandled }
      return try copy(link, context)
    default: return .notHandled
    }
  }

  func open(
    _ link: Annotation, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let refusal = try context.refusal(of: .openLinkAnnotation, .annotation(link.id), at: place)
    if let refusal { throw refusal }
    return try follow(link, at: place, context) ?? .notHandled
  }

  func copy(
    _ link: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .uri(let uri)? = link.action?.kind else { return .notHandled }
    try context.copy(uri, of: [link.id])
    return .handled
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
