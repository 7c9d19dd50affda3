// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// How often what pages do may have other pages shown, which do something.
  private static let mostTurns = 8

  /// Begins: does what the document does when it is opened, where this is its first view, and what its
  /// first page does.
  ///
  /// - Parameter keepsScale: whether the client said how large it wants the pages, so that the document
  ///   only says where the view begins.
  public func begin(opensDocument: Bool, keepsScale: Bool = false) {
    sight.isWatching = true
    if opensDocument {
      let before = view.state
      sight.isTelling = true
      attempt(.open, of: .document)
      if keepsScale { restoreScale(before) }
      sight.isTelling = false
    }
    settlePages()
  }

  private func restoreScale(_ state: ViewState) {
    guard view.state.scale != state.scale || view.state.fit != state.fit,
      let page = view.currentPage
    else { return }
    let change = ViewChange(scale: state.fit == nil ? state.scale : nil, fit: .some(state.fit))
    // A view that takes no such change stays as the document had it.
    _ = try? show(.link) { (view) throws(ViewError) in
      try view.update(change)
      try view.goTo(pageIndex: page, isRecorded: false)
    }
  }

  /// Ends: the page that it showed is closed.
  func end() {
    guard sight.isWatching else { return }
    leave(visible: [], current: nil)
    sight.isWatching = false
  }

  /// Does what pages and their annotations do that have come into sight, left it, or become the current
  /// one since.
  func settlePages() {
    guard sight.isWatching, !sight.isTelling, dryRun == nil else { return }
    sight.isTelling = true
    defer { sight.isTelling = false }
    for _ in 0..<OpenView.mostTurns {
      let visible = Set(view.visiblePages.map(\.pageIndex))
      let current = view.currentPage
      guard visible != sight.visible || current != sight.current else { return }
      enter(visible: visible, current: current, after: leave(visible: visible, current: current))
    }
  }

  /// Pages have other indices: none of that is told, since the user sees what he saw.
  func followPages(_ mapping: PageMapping) {
    sight.visible = Set(sight.visible.compactMap(mapping.newIndex))
    sight.current = sight.current.flatMap(mapping.newIndex)
    sight.reacting = nil
  }

  /// - Returns: what was in sight before.
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
    guard page < owner.pageSizes.count,
      let ids = try? document.annotations(onPage: page, actingOn: [trigger])
    else { return }
    for id in ids { attempt(trigger, of: .annotation(id)) }
  }

  /// Unreadable actions do nothing: nobody asked for them.
  func attempt(_ trigger: ActionTrigger, of owner: ActionOwner) {
    if case .page(let index) = owner, index >= self.owner.pageSizes.count { return }
    _ = try? run(trigger, of: owner)
  }
}
