// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Copies the selected fields or links, and selects the copies. This is one step.
  func copy(
    by deltas: [Point], _ context: any ToolContext, keepingOriginals: Bool
  ) throws(ToolError) {
    let selected = try context.selectedAnnotations
    guard let first = selected.first, deltas.count * selected.count <= CopyGrid.mostCopies else {
      throw .invalid("That makes more than \(CopyGrid.mostCopies) copies: give fewer.")
    }
    try context.check(.create(first.type))
    let change: any Edit
    let ids: [String]
    if name == .formEdit {
      var copies = try FieldCopies(context)
      let fields = try copies.copies(of: selected, by: deltas)
      change = CopyFields(fields)
      ids = fields.map(\.widgetID)
    } else {
      var links: [Annotation] = []
      for delta in deltas {
        for link in selected { links.append(try copy(of: link, by: delta, context)) }
      }
      change = AddAnnotations(links)
      ids = links.map(\.id)
    }
    _ = try edit(selected, context) { () throws(ToolError) in
      try context.carryOut(change)
      let new = ids.map { SelectedAnnotation(id: $0, pageIndex: first.pageIndex) }
      try context.select(.annotations((keepingOriginals ? selected.map(\.selected) : []) + new))
    }
  }

  /// Copies the selection with a small offset, within the page.
  func duplicate(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try context.selectedAnnotations
    guard let box = Rect(around: selected), let first = selected.first else { return .notHandled }
    let page = try context.pageRect(first.pageIndex)
    let delta = box.moved(by: Point(10, 10)).clamped(into: page).origin - box.origin
    try copy(by: [delta], context, keepingOriginals: false)
    return .handled
  }

  private func copy(
    of link: Annotation, by delta: Point, _ context: any ToolContext
  ) throws(ToolError) -> Annotation {
    var copy = try engine(context.document.page(link.pageIndex).contents(of: link.id)).moved(
      by: delta)
    copy.id = try context.makeAnnotationID()
    copy.author = context.author ?? copy.author
    (copy.created, copy.modified) = (context.now, context.now)
    copy.flags.subtract([.locked, .readOnly, .lockedContents])
    return copy
  }
}
