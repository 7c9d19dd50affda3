// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A drag that changes annotations. It holds their initial state and its result so far.
struct EditingDrag {
  /// The annotations at the start of the drag.
  private(set) var annotations: [Annotation]
  /// The same annotations as they are in the document now.
  private(set) var present: [Annotation]
  /// The box around all annotations.
  let box: Rect
  let pageIndex: Int
  /// The held grip; `nil` holds the whole selection.
  let grip: Grip?
  /// The id of the annotation that is reported for the component.
  let subject: String
  let rule: any DragRule
  private(set) var outcome = DragOutcome()
  /// The other page that the pointer moves everything to. `nil` on the page that the drag began on.
  private(set) var destination: DragDestination?

  init(
    _ annotations: [Annotation], _ box: Rect, by grip: Grip?, of subject: Annotation,
    _ rule: any DragRule
  ) {
    self.annotations = annotations
    present = annotations
    self.box = box
    pageIndex = subject.pageIndex
    self.grip = grip
    self.subject = subject.id
    self.rule = rule
  }

  var mode: TransformationMode { grip?.mode ?? .move }

  var state: String { EditingDrag.words[mode]?.state ?? mode.rawValue }
  /// The name of the step in the history.
  var verb: String { EditingDrag.words[mode]?.verb ?? mode.rawValue }

  private static let words: [TransformationMode: (state: String, verb: String)] = [
    .move: ("moving", "Move"), .resize: ("resizing", "Resize"), .rotate: ("rotating", "Rotate"),
    .adjust: ("adjusting", "Adjust"),
  ]

  /// Updates the result from the pointer's movement since the drag's start.
  mutating func follow(_ step: GestureStep, _ context: any ToolContext) {
    outcome = rule.outcome(
      of: DragMovement(
        origin: place(of: step.origin, context), current: place(of: step.current, context),
        modifiers: step.current.modifiers, scale: context.view.state.scale))
    destination = DragDestination(of: self, step, context)
  }

  /// Takes up changes of the document. Annotations that are no longer on the page are no longer dragged.
  ///
  /// - Returns: whether the held annotation is still there.
  mutating func follow(_ context: any ToolContext) throws(ToolError) -> Bool {
    let ids = Set(annotations.map(\.id))
    let found = try engine(context.document.annotations(ids, onPage: pageIndex))
    let now = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    annotations.removeAll { now[$0.id] == nil }
    present = annotations.compactMap { now[$0.id] }
    return now[subject] != nil
  }

  /// The annotations as the drag leaves them. A move moves them from where they are now; any other drag
  /// gives them the geometry that the user sees.
  var results: [Annotation] {
    let change = outcome.change
    if case .moved(let delta) = change { return present.map { $0.moved(by: delta) } }
    return zip(annotations, present).map { start, now in
      now.taking(change.apply(to: start), from: start)
    }
  }

  /// The position of a pointer in the drag's page space. It is known even outside the page.
  private func place(of sample: PointerSample, _ context: any ToolContext) -> Point {
    if let place = sample.page, place.pageIndex == pageIndex { return place.point }
    if let map = try? context.view.viewToPage(pageIndex) { return map.apply(sample.position) }
    return sample.page?.point ?? .zero
  }

  /// More annotations than this are drawn as the box around them.
  private static let mostDrawn = 50

  var overlay: [OverlayItem] {
    if let destination { return destination.overlay(of: self, mostDrawn: EditingDrag.mostDrawn) }
    var items: [OverlayItem] = []
    if outcome.change != .none {
      if annotations.count > EditingDrag.mostDrawn {
        items = [
          OverlayItem(.rect(outcome.change.apply(to: box)), role: .preview, pageIndex: pageIndex)
        ]
      } else {
        items = results.flatMap(\.preview)
      }
    }
    return items
      + outcome.guides.map {
        OverlayItem(.guide($0.from, $0.to), role: .guide, pageIndex: pageIndex)
      } + (outcome.snap.map { [$0.overlayItem] } ?? [])
  }
}
