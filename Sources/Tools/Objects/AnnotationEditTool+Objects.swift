// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The parts of `formEdit` and `linkEdit` beyond all editing tools.
extension AnnotationEditTool {
  /// The type that the tool selects; `nil`: all types that have no object tool.
  var objectType: AnnotationType? {
    switch name {
    case .formEdit: .widget
    case .linkEdit: .link
    default: nil
    }
  }

  /// Whether a touch can select an annotation.
  func canSelect(_ annotation: Annotation, _ context: any ToolContext) -> Bool {
    if let objectType { return annotation.type == objectType }
    return EditingTools.canSelect(annotation)
      || context.selection.annotations.contains(annotation.selected)
  }

  /// Whether the tool stays after a touch of nothing: the object tools do if their options say so.
  func stays(_ context: any ToolContext) -> Bool {
    objectType != nil && !context.options.returnToPan
  }

  /// Does a command of the object tools; `nil` for any other command.
  mutating func runObjectCommand(
    _ command: EditingCommand, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard let type = objectType else { return nil }
    switch command {
    case .selectAll: return try selectAll(type, context)
    case .nextAnnotation: return try selectNext(1, type, context)
    case .previousAnnotation: return try selectNext(-1, type, context)
    case .tabOrder where type == .widget: return try beginOrdering(context)
    default: break
    }
    guard !context.selection.annotations.isEmpty else { return nil }
    switch command {
    case .duplicate: return try duplicate(context)
    case .duplicateInGrid: return try ask(.grid(CopyGrid()), context)
    case .properties where type == .widget: return try askForProperties(context)
    case .linkTarget where type == .link:
      guard let link = try onlySelected(context) else { return .notHandled }
      return try ask(.linkTarget(link), context)
    case .linkToPlace where type == .link: return try beginLinking(context)
    default: return nil
    }
  }

  func onlySelected(_ context: any ToolContext) throws(ToolError) -> Annotation? {
    let selected = try context.selectedAnnotations
    return selected.count == 1 ? selected.first : nil
  }

  /// Selects everything on the current page that may be selected.
  private mutating func selectAll(
    _ type: AnnotationType, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let page = context.selection.annotations.first?.pageIndex ?? context.view.currentPage
    guard let page else { return .notHandled }
    let all = try objects(type, onPage: page, context)
    var chosen: [Annotation] = []
    for object in all
    where try context.allows(.selectAnnotation, .annotation(object.id), at: nil) {
      chosen.append(object)
    }
    return chosen.isEmpty ? .notHandled : try select(chosen, at: nil, context)
  }

  /// Selects the next one on the page that may be selected; after the last, the first one of the next page
  /// that has any.
  /// After the document's last one the command is not handled, so that the keyboard can leave the pages.
  private mutating func selectNext(
    _ direction: Int, _ type: AnnotationType, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let selected = context.selection.annotations.first
    guard var page = selected?.pageIndex ?? context.view.currentPage else { return .notHandled }
    var after = selected?.id
    while (0..<context.view.pageCount).contains(page) {
      let all = try objects(type, onPage: page, context)
      let ordered = direction > 0 ? all : all.reversed()
      let start = after.flatMap { id in ordered.firstIndex { $0.id == id } }
      for next in ordered.dropFirst(start.map { $0 + 1 } ?? 0)
      where try context.allows(.selectAnnotation, .annotation(next.id), at: nil) {
        let outcome = try select([next], at: nil, context)
        try context.show(next.rect, onPage: page)
        return outcome
      }
      page += direction
      after = nil
    }
    return .notHandled
  }

  /// The objects of a page: fields in tab order, links from the upper left to the lower right.
  private func objects(
    _ type: AnnotationType, onPage index: Int, _ context: any ToolContext
  ) throws(ToolError) -> [Annotation] {
    try engine { () throws(EngineError) in
      let page = try context.document.page(index)
      if type == .widget { return try page.widgetsInTabOrder.map(\.annotation) }
      return try page.shownAnnotations.filter { $0.type == type }
        .sorted { ($0.rect.y0, $0.rect.x0) < ($1.rect.y0, $1.rect.x0) }
    }
  }

  /// The menu of the object tools while nothing is selected.
  var objectMenu: [MenuItem] {
    guard let objectType else { return [] }
    let commands: [EditingCommand] = objectType == .widget ? [.selectAll, .tabOrder] : [.selectAll]
    return commands.map { MenuItem($0.name, $0.title) }
  }

  /// The menu while the user chooses by touches: Done and Cancel.
  var workMenu: [MenuItem] {
    switch current {
    case .ordering(let ordering):
      [
        MenuItem("commit", "Done", isEnabled: !ordering.touched.isEmpty),
        MenuItem("cancel", "Cancel"),
      ]
    case .cropping: [MenuItem("commit", "Done"), MenuItem("cancel", "Cancel")]
    case .choosingPlace: [MenuItem("cancel", "Cancel")]
    default: []
    }
  }
}
