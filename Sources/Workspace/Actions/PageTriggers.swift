// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Runs the actions that the visible pages and the pointer trigger. They are actions of the document,
/// its pages, annotations and fields.
public final class PageTriggers {
  /// The maximum length of a chain of page actions. An action counts if it shows other pages that have
  /// actions.
  private static let mostTurns = 8

  private unowned let open: OpenView
  private var sight = PageVisibility()
  /// Whether the view is hidden. A hidden view ignores requests to show something.
  var isHidden = false

  init(in view: OpenView) { open = view }

  /// Runs the document's open action and the first page's actions. The open action runs only in the
  /// document's first view. If it changes a form, it does not run again over changes that were made
  /// since.
  ///
  /// - Parameter keepsScale: whether the client has set the scale, so that the document only
  ///   decides which place is shown.
  public func begin(opensDocument: Bool, keepsScale: Bool = false) {
    sight.isWatching = true
    if opensDocument {
      let before = open.view.state
      sight.isTelling = true
      let runs = !open.owner.file.isResumed || !open.owner.changesWhenShown
      if runs { attempt(.open, of: .document) }
      if keepsScale { restoreScale(before) }
      sight.isTelling = false
    }
    open.pages.settle()
  }

  private func restoreScale(_ state: ViewState) {
    guard open.view.state.scale != state.scale || open.view.state.fit != state.fit,
      let page = open.view.currentPage
    else { return }
    let change =
      state.fit == nil ? ViewChange(\.scale, state.scale) : ViewChange(\.fit, state.fit)
    // A view that refuses this change stays as the document had set it.
    _ = try? open.show(.link) { (view) throws(ViewError) in
      try view.update(change)
      try view.goTo(pageIndex: page, isRecorded: false)
    }
  }

  /// Ends the view's watch: runs the close actions of the page that it showed.
  ///
  /// - Returns: whether it was watching.
  @discardableResult
  func end() -> Bool {
    guard sight.isWatching else { return false }
    leave(visible: [], current: nil)
    sight.isWatching = false
    return true
  }

  /// Runs the actions of pages that became visible, hidden or current. It also runs those of the
  /// annotations on these pages. What counts is the change since the last call.
  func settle() {
    guard sight.isWatching, !sight.isTelling, open.event.dryRun == nil else { return }
    sight.isTelling = true
    defer { sight.isTelling = false }
    for _ in 0..<Self.mostTurns {
      let visible = Set(open.view.visiblePages.map(\.pageIndex))
      let current = open.view.currentPage
      guard visible != sight.visible || current != sight.current else { return }
      enter(visible: visible, current: current, after: leave(visible: visible, current: current))
    }
  }

  /// Adjusts to new page indices. No action runs, since the user sees the same pages.
  func follow(_ mapping: PageMapping) {
    sight.visible = Set(sight.visible.compactMap(mapping.newIndex))
    sight.current = sight.current.flatMap(mapping.newIndex)
    sight.reacting = nil
  }

  /// - Returns: the pages that were visible before.
  @discardableResult
  private func leave(visible: Set<Int>, current: Int?) -> PageVisibility {
    let before = sight
    (sight.visible, sight.current) = (visible, current)
    if let old = before.current, old != current {
      attempt(.pageClose, ofAnnotationsOn: old)
      attempt(.close, of: .page(old))
    }
    for page in before.visible.subtracting(visible).sorted() {
      attempt(.pageInvisible, ofAnnotationsOn: page)
    }
    return before
  }

  private func enter(visible: Set<Int>, current: Int?, after before: PageVisibility) {
    if let current, current != before.current {
      attempt(.open, of: .page(current))
      attempt(.pageOpen, ofAnnotationsOn: current)
    }
    for page in visible.subtracting(before.visible).sorted() {
      attempt(.pageVisible, ofAnnotationsOn: page)
    }
  }

  private func attempt(_ trigger: ActionTrigger, ofAnnotationsOn page: Int) {
    guard page < open.owner.pageSizes.count,
      let ids = try? open.document.annotations(onPage: page, actingOn: [trigger])
    else { return }
    for id in ids { attempt(trigger, of: .annotation(id)) }
  }

  /// Runs an owner's action for a trigger; unreadable actions are ignored, because nobody asked for
  /// them.
  func attempt(_ trigger: ActionTrigger, of owner: ActionOwner) {
    if case .page(let index) = owner, index >= open.owner.pageSizes.count { return }
    guard open.owner.mayRun(trigger, of: owner) else { return }
    _ = try? open.actions.run(trigger, of: owner)
  }
}

// MARK: - The pointer

extension PageTriggers {
  /// Runs the actions of annotations that the pointer enters or leaves.
  func hover(_ sample: PointerSample) {
    let id = try? reactingAnnotation(at: sample)
    guard id != sight.hovered else { return }
    let left = sight.hovered
    sight.hovered = id
    if let left { attempt(.exit, of: .annotation(left)) }
    if let id { attempt(.enter, of: .annotation(id)) }
  }

  private func reactingAnnotation(at sample: PointerSample) throws(ToolError) -> String? {
    guard let place = sample.page else { return nil }
    let ids = try reactingAnnotations(onPage: place.pageIndex)
    guard !ids.isEmpty else { return nil }
    // An annotation that its own action hides is no longer under the pointer.
    return try engine(
      open.document.page(place.pageIndex).annotations(at: place.point, tolerance: 0)
    )
    .first { ids.contains($0.id) }?.id
  }

  private func reactingAnnotations(onPage index: Int) throws(ToolError) -> Set<String> {
    if let known = sight.reacting, known.pageIndex == index, known.revision == open.revision {
      return known.ids
    }
    let ids = Set(try engine(open.document.annotations(onPage: index, actingOn: [.enter, .exit])))
    sight.reacting = (index, open.revision, ids)
    return ids
  }
}

// MARK: - Fields

extension PageTriggers {
  func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {
    guard let trigger = ActionTrigger(rawValue: event.rawValue) else { return }
    // A hovering pointer entered before the touch, and leaves when it moves away.
    if event == .enter || event == .exit, sight.hovered == widget.annotation.id { return }
    let outcomes = try open.actions.run(trigger, of: .annotation(widget.annotation.id))
    if outcomes.contains(where: \.isCancelled) { throw .engine(.cancelled) }
  }

  func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool {
    guard let trigger = ActionTrigger(rawValue: event.rawValue) else { return false }
    return try engine(
      open.document.action(of: .annotation(widget.annotation.id), for: trigger) != nil)
  }
}
