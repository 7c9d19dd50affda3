// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Lets the user choose the target of the selected links. A tap on any page chooses it.
  mutating func beginLinking(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let links = try changeable(context)
    guard !links.isEmpty else { return .notHandled }
    if try edit(links, context, {}) { current = .choosingPlace }
    return .handled
  }

  /// Makes the tapped point the target of the selected links. A link shows it at the upper left of the
  /// view.
  mutating func link(
    to sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let place = sample.page else { return .handled }
    current = .idle
    let fit = Destination.Fit.position(left: place.point.x, top: place.point.y, zoom: nil)
    try lead(
      to: Action(.goTo(Destination(pageIndex: place.pageIndex, fit: fit), name: nil)), context)
    return .handled
  }

  /// Changes the target of the selected links, in one step.
  func lead(to action: Action, _ context: any ToolContext) throws(ToolError) {
    try context.requirePage(of: action)
    let changed = try changeable(context).filter { $0.action != action }.map { link in
      var link = link
      link.action = action
      return link
    }
    _ = try edit(changed, context) { () throws(ToolError) in
      try context.carryOut(updating(changed, "Redirect", context))
    }
  }
}

extension ToolContext {
  /// - Throws: ``ToolError/invalid(_:)`` if the action leads to a page that does not exist.
  func requirePage(of action: Action) throws(ToolError) {
    let count = view.pageCount
    if case .goTo(let place?, _) = action.kind, !(0..<count).contains(place.pageIndex) {
      throw .invalid(
        "There is no page \(place.pageIndex): the document has \(count), counted from 0.")
    }
  }
}
