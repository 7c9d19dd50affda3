// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension PanTool {
  /// What an item of the open menu does.
  mutating func perform(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if command == "nextField" || command == "previousField" {
      return try context.hasForm ? .handOver(.formFill) : .notHandled
    }
    guard case .choosing(let sample, let link) = current else { return .notHandled }
    current = .idle
    if let tool = command.tool {
      return PanTable.placing.contains(tool) ? .place(tool, sample) : .next(tool, comesBack: false)
    }
    switch command {
    case "cancel": return .handled
    case "openLink":
      guard let link, let action = link.action else { return .notHandled }
      return try follow(.link(link, action), at: sample.page, context)
    case "copyLink":
      guard let link, case .uri(let uri)? = link.action?.kind else { return .notHandled }
      context.tell(.setClipboard(uri))
      return .handled
    default: return .notHandled
    }
  }

  /// What is grouped is edited as a whole.
  func editor(
    of annotation: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> ToolName {
    let all = try engine { () throws(EngineError) in
      try context.document.page(annotation.pageIndex).annotations
    }
    let isGrouped = EditingTools.group(of: annotation, among: all).count > 1
    return isGrouped ? .annotationEdit : EditingTools.tool(for: annotation)
  }

  func follow(
    _ target: PanTarget, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let place else { return .notHandled }
    switch target {
    case .link(let link, let action):
      return try acted(.openLinkAnnotation, .annotation(link.id), at: place, context) {
        () throws(ToolError) in try context.follow(action, from: place)
      }
    case .detectedLink(let uri):
      return try acted(.openLinkAnnotation, .detectedLink(uri), at: place, context) {
        () throws(ToolError) in
        try context.follow(Action(.uri(uri)), from: place)
      }
    case .annotation, .text, .page, .outside: return .notHandled
    }
  }

  func acted(
    _ component: Component, _ about: ComponentContext, at place: PagePoint?,
    _ context: any ToolContext, _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> ToolOutcome {
    try context.activate(component, about, at: place, action) ? .handled : .notHandled
  }
}

extension ToolContext {
  /// Whether the document has fields to fill in.
  fileprivate var hasForm: Bool {
    get throws(ToolError) {
      try engine { () throws(EngineError) in
        try document.catalog?["AcroForm"]?["Fields"]?.count ?? 0 > 0
      }
    }
  }
}
