// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Members

/// The display of a view beside the pages. It keeps the state that the client has.
public final class Display {
  unowned let open: OpenView
  /// Whether the display may have changed since the last report.
  public var isStale = false
  /// Whether the front end shows its user interface around the pages. This is as last reported or
  /// toggled.
  public var isUserInterfaceVisible = true
  /// The client's changes to the menus.
  public var menuChanges = MenuChanges() { didSet { isStale = true } }
  /// The display as it was last sent to the client.
  var sent = SentState()
  /// Whether the overlay is being made in turns.
  var makesOverlayInTurns = false
  /// The input that the tool needs from the user.
  private var pending: PendingRequirement?
  /// The look of the hovering pointer.
  private var cursor: Cursor?
  /// The tip of the annotation that the pointer hovers over.
  private var tip: HoverTip?

  struct SentState {
    var overlay = SentOverlay()
    /// The reading of the long selection in that overlay.
    var reading: SelectedTextReading?
    @Indirect fileprivate var requirement: PendingRequirement?
    /// The menu before the client was asked whether to show it. `menuSelection` is the selection that
    /// it was for.
    fileprivate var wantedMenu: [MenuItem] = []
    fileprivate var menuSelection = Selection.none
    fileprivate var menu = SentMenu()
    fileprivate var cursor: Cursor?
    fileprivate var tip: HoverTip?
    fileprivate var tool: ToolName?
    fileprivate var toolState = ""
  }

  init(of view: OpenView) { open = view }

  var ability: DisplayAbility { open.owner.shared.ability }

  /// The display changes since the previous event.
  public func change() throws(ToolError) -> DisplayChange {
    let before = sent
    do throws(ToolError) {
      try cancelUnaskable()
      var change = DisplayChange(
        overlay: try changedOverlay(), requirement: try changedRequirement(),
        menu: try changedMenu())
      if cursor != sent.cursor { change.cursor = cursor }
      if tip != sent.tip { change.hover = .some(tip) }
      (sent.cursor, sent.tip) = (cursor, tip)
      (sent.tool, sent.toolState) = (open.tool, open.toolState)
      isStale = false
      return change
    } catch {
      // Display changes that could not be sent are sent the next time.
      sent = before
      throw error
    }
  }

  /// The display changes since the last report. Only changes that were caused outside this view's
  /// events count.
  public func pendingChange() throws(ToolError) -> DisplayChange? {
    guard isStale else { return nil }
    let before = sent
    let change = try change()
    // `tool/didChange` has reported another tool.
    let hasNewState = before.tool == sent.tool && before.toolState != sent.toolState
    return change.isEmpty && !hasNewState ? nil : change
  }

  /// The overlay as it was last sent.
  public var lastOverlay: VersionedOverlay { sent.overlay.last(for: ability) }

  /// The menu as it was last sent.
  public var lastMenu: VersionedMenu { sent.menu.last(takesChanges: ability.takesMenuChanges) }

  /// Notes where the pointer hovers.
  func hover(_ sample: PointerSample) throws(ToolError) {
    cursor = try cursor(at: sample)
    tip = try tip(at: sample)
  }

  /// Forgets the hover position, because the pages have moved.
  func forgetPointer() { (cursor, tip) = (nil, nil) }

  /// The overlay, if it has changed since the previous event. `nil` also if it is made in turns.
  private func changedOverlay() throws(ToolError) -> VersionedOverlay? {
    if needsOverlayInTurns, let work = open.owner.observer.workInTurns {
      if !makesOverlayInTurns { work(open, .overlay) }
      return nil
    }
    let overlay = try open.overlay()
    if open.selection.text?.isLong != true { sent.reading = nil }
    return overlay == sent.overlay.items ? nil : sent.overlay.take(overlay, for: ability)
  }

  /// The menu, if it differs from the one after the previous event.
  private func changedMenu() throws(ToolError) -> VersionedMenu? {
    guard ability.showsMenus else { return nil }
    let wanted = try open.menu()
    // The client may allow a menu for one selection and refuse the same menu for another.
    guard wanted != sent.wantedMenu || open.selection != sent.menuSelection else { return nil }
    (sent.wantedMenu, sent.menuSelection) = (wanted, open.selection)
    let menu = mayShow(wanted) ? wanted : []
    guard menu != sent.menu.items else { return nil }
    return sent.menu.take(menu, takesChanges: ability.takesMenuChanges)
  }

  /// Whether the client allows the menu. A forbidden menu is hidden without an error.
  private func mayShow(_ menu: [MenuItem]) -> Bool {
    guard !menu.isEmpty else { return true }
    do throws(ToolError) { try open.consult(.showMenu(menu)) } catch { return false }
    return true
  }
}

// MARK: - Requirements

extension Display {
  /// The input that the tool needs from the user now.
  func requirement() throws(ToolError) -> PendingRequirement? {
    guard let wanted = try open.tools.current.requirement(in: open) else {
      pending = nil
      return nil
    }
    if let pending, pending.asksLike(wanted, of: open.tool) {
      self.pending?.requirement = wanted
    } else {
      pending = PendingRequirement(
        id: open.owner.shared.ids.nextRequirement(), tool: open.tool, requirement: wanted)
    }
    return pending
  }

  /// Whether the tool waits for a text.
  var awaitsText: Bool { pending?.requirement.kind == .text }

  /// Whether the user types into the front end for a requirement. The front end shows a text field or
  /// the like for it.
  var awaitsTyping: Bool {
    pending.map { [.text, .number, .link, .properties].contains($0.requirement.kind) } ?? false
  }

  /// Settles the pending requirement after an answer; the next one gets another id.
  func settleRequirement() { pending = nil }

  /// The requirement, if it differs from the one after the previous event.
  private func changedRequirement() throws(ToolError) -> PendingRequirement?? {
    let requirement = try requirement().flatMap { isAskable($0) ? $0 : nil }
    guard requirement != sent.requirement else { return nil }
    sent.requirement = requirement
    return .some(requirement)
  }

  /// Whether the client can ask its user for this input.
  private func isAskable(_ pending: PendingRequirement) -> Bool {
    ability.requirements.contains(pending.requirement.kind)
  }

  /// Cancels a requirement of the tool that the client cannot show. The tool needs something that the
  /// client cannot ask the user for.
  private func cancelUnaskable() throws(ToolError) {
    guard let pending = try requirement(), !isAskable(pending) else { return }
    settleRequirement()
    let passage = open.withTools { open.tools.handle(.answer(.cancelled), in: open) }
    open.settleTool()
    if let error = passage.error { throw error }
  }
}
