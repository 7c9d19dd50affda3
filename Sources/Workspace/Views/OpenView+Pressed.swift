// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Tools

extension OpenView {
  /// The highlight of the pressed link or button. It is shown while the press may still become a tap.
  func pressedOverlay() throws(ToolError) -> [OverlayItem] {
    guard event.dryRun == nil, let sample = input.recognizer.pressed, let place = sample.page,
      OpenView.touchingTools.contains(tool), pressedMayAct
    else { return [] }
    func item(_ shape: OverlayItem.Shape) -> [OverlayItem] {
      [OverlayItem(shape, role: .pressed, pageIndex: place.pageIndex)]
    }
    if let thing = try annotations(at: sample).first {
      guard try thing.type == .widget ? isButton(thing) : acts(thing) else { return [] }
      return item(thing.quads.isEmpty ? .rect(thing.rect) : .quads(thing.quads))
    }
    guard let character = try character(at: sample), options.linkDetection else { return [] }
    let text = try text(onPage: place.pageIndex)
    return text.address(at: character).map { item(.quads(text.quads(of: $0.range))) } ?? []
  }

  private var pressedMayAct: Bool {
    components.isEnabled(.openLinkAnnotation) && owner.editor.policy.allowsLinkFollowing
  }

  private func isButton(_ annotation: Annotation) throws(ToolError) -> Bool {
    try engine(document.page(annotation.pageIndex).widget(annotation.id)?.field.kind == .button)
  }

  /// The tools that follow links. Some hand over to a tool that does.
  private static let touchingTools: Set<ToolName> = [
    .pan, .textSelect, .formFill, .richMedia, .annotationEdit, .vertexEdit, .markupEdit,
    .calloutEdit,
  ]
}
