// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Asks about the selected fields or links.
  mutating func ask(
    _ question: ObjectQuestion, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let objects = try changeable(context)
    guard !objects.isEmpty else { return .notHandled }
    if try edit(objects, context, {}) { current = .askingObject(question) }
    return .handled
  }

  /// Asks for the properties of the one field whose widgets are selected.
  mutating func askForProperties(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    guard let field = try selectedField(context) else { return .notHandled }
    let properties = try engine(FieldProperties(field, in: context.document))
    return try ask(.properties(properties), context)
  }

  /// The one field that all selected widgets belong to; `nil` if they belong to several.
  func selectedField(_ context: any ToolContext) throws(ToolError) -> PlacedField? {
    guard let first = context.selection.annotations.first else { return nil }
    let field = try engine(context.document.formField(ofWidget: first.id))
    guard let field else { return nil }
    let places = Set(field.widgets.map(\.annotationID))
    return context.selection.annotations.allSatisfy { places.contains($0.id) } ? field : nil
  }

  mutating func take(
    _ answer: UserAnswer, to question: ObjectQuestion, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if answer == .cancelled {
      current = .idle
      return .handled
    }
    switch (question, answer) {
    case (.properties, .properties(let answers)): try setUp(answers, context)
    case (.grid, .properties(let answers)):
      guard let box = Rect(around: try context.selectedAnnotations),
        let page = context.selection.annotations.first?.pageIndex
      else { break }
      let deltas = try CopyGrid(answers).deltas(of: box, on: try context.pageRect(page))
      try copy(by: deltas, context, keepingOriginals: true)
    case (.linkTarget, .link(let action)): try lead(to: action, context)
    default: return .notHandled
    }
    current = .idle
    return .handled
  }

  /// The field may have changed, or gone, since the question was asked.
  private func setUp(_ answers: PropertyAnswers, _ context: any ToolContext) throws(ToolError) {
    guard let field = try selectedField(context) else { return }
    let properties = try engine(FieldProperties(field, in: context.document))
    guard let change = try properties.edit(answers, context) else { return }
    _ = try edit(changeable(context), context) { () throws(ToolError) in
      try context.carryOut(change)
    }
  }
}

/// A question to the user about the selected fields or links.
indirect enum ObjectQuestion {
  case properties(FieldProperties)
  case grid(CopyGrid)
  case linkTarget(Annotation)

  var state: String {
    switch self {
    case .properties: "settingUp"
    case .grid: "copying"
    case .linkTarget: "choosingTarget"
    }
  }

  var requirement: Requirement {
    switch self {
    case .properties(let properties): properties.requirement
    case .grid(let grid): grid.requirement
    case .linkTarget(let link):
      Requirement(.link, prompt: "Where the link leads", value: link.targetText)
    }
  }
}

extension Annotation {
  /// The target of a link, as text for people.
  fileprivate var targetText: String? {
    switch action?.kind {
    case .uri(let address): address
    case .goTo(let place?, _): "Page \(place.pageIndex + 1)"
    default: nil
    }
  }
}
