// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Tools

/// A client's view of a document: the visible part, the current tool, and the selection.
public final class OpenView: RuleHolder {
  /// The default size of a view, in pixels. It holds until the client has said how large the view is.
  public static let defaultSize = Size(800, 600)

  public let id: String
  public unowned let owner: OpenDocument
  public internal(set) var view: View
  var chosen = ChosenContents()
  public var rules = Rules()
  /// The messages to the client.
  public var client = ViewClient()
  let tools: ToolManager
  var event = EventState()
  /// The user's pointers and gestures.
  public private(set) lazy var input = Input(of: self)
  /// The display beside the pages.
  public private(set) lazy var display = Display(of: self)
  /// The media that the front end plays.
  public private(set) lazy var playback = Playback(in: self)
  /// The actions that the visible pages trigger.
  public private(set) lazy var pages = PageTriggers(in: self)

  init(id: String, of owner: OpenDocument, state: ViewState) throws(ViewError) {
    self.id = id
    self.owner = owner
    view = try View(pageSizes: owner.pageSizes, state: state)
    tools = ToolManager({ [shared = owner.shared] in shared.tools }, first: PanTool())
    tools.fit = { [shared = owner.shared] in shared.fitted($0) }
    tools.resolve = { [shared = owner.shared] in shared.resolved($0) }
    components.preset = owner.views.preset
    tools.willChange = { [unowned self] kind throws(ToolError) in
      guard kind.name != tool else { return }
      if kind.name != .pan, let obstacle = whyNot(kind) { throw obstacle }
      try consult(.changeTool(from: tool, to: kind.name))
    }
    tools.didChange = { [unowned self] previous in
      input.pens.follow(tool)
      display.isStale = true
      happen(.toolChanged(tool, previous: previous))
      tellFocus()
    }
  }

  public var selection: Selection { chosen.selection }
  /// The pointer of the gesture under way.
  public var pointer: PointerSample? { event.pointer }
  public var actions: ActionRunner { ActionRunner(open: self) }
  public var tool: ToolName { tools.current.name }
  public var toolState: String { "\(tool.rawValue).\(tools.current.state(in: self))" }

  /// Selects without asking any component, as client requests do.
  public func set(_ selection: Selection) {
    set(selection, selection.text.map { TrackedText($0, in: document) })
  }

  /// Selects text that was selected before its pages changed.
  func set(_ selection: Selection, _ text: TrackedText?) {
    guard chosen.choose(selection, text) else { return }
    display.isStale = true
    happen(.selectionChanged)
  }

  /// Takes up a change of the document: annotations and text that no longer exist are no longer selected,
  /// and the tool goes on with its work as far as there is still something to work on.
  func dropStale(_ effect: EditEffect) {
    display.isStale = true
    playback.stop(after: effect)
    if let chosen = selection.image, effect.pages.contains(chosen.pageIndex) || effect.structure {
      let found = try? document.page(chosen.pageIndex).image(chosen.image.index)
      if found != chosen.image { set(.none) }
    }
    if let text = chosen.text {
      let now = text.following(document)
      set(now.map { .text($0.selection) } ?? .none, now)
    }
    let removed = Set(effect.removed)
    var kept = selection.annotations.filter { !removed.contains($0.id) }
      .map { effect.hasMoved($0.id) ? located($0) : $0 }
    // Annotations that were left behind on another page are no longer selected with the others.
    if let page = kept.first?.pageIndex { kept.removeAll { $0.pageIndex != page } }
    if kept != selection.annotations { set(kept.isEmpty ? .none : .annotations(kept)) }
    dropHidden(
      among: Set(kept.map(\.id).filter { effect.differences[$0]?.contains("flags") == true }))
    if tools.catchUp(in: self) { tellFocus() }
  }
}

extension OpenView {
  /// A selected annotation on the page where it is now.
  private func located(_ selected: SelectedAnnotation) -> SelectedAnnotation {
    let page = try? document.pageOfAnnotation(selected.id).index
    return SelectedAnnotation(id: selected.id, pageIndex: page ?? selected.pageIndex)
  }
}

extension EditEffect {
  /// Whether an annotation is on another page now.
  fileprivate func hasMoved(_ id: String) -> Bool {
    differences[id]?.contains("pageIndex") == true
  }
}

/// The cause of a change of the visible part.
public enum ViewCause: String, CaseIterable, Sendable {
  case api, tool, link, history, scroll, zoom, document, fastScroll, smartZoom
}

/// The effects of a view's events beside changes to the document.
public indirect enum ViewEvent: Sendable {
  /// The visible part changed. It is animated if a front end may show the way from one state to the
  /// other.
  case viewChanged(ViewCause, isAnimated: Bool)
  case selectionChanged
  case toolChanged(ToolName, previous: ToolName)
  /// Another field has the keyboard focus, or none.
  case focusChanged(FocusedField?)
  /// A component is about to act: the callback's id, and the target.
  case willActivate(String, Component, ComponentContext, PagePoint?)
  case host(HostRequest)
  /// An action showed or hid layers of the document: the layers that changed.
  case layersChanged([Layer])
  /// The state of a client gesture changed.
  case gestureChanged(GestureOccasion, ClientGesturePhase)
  /// The outcome of an event that a client's tool passed on. The wrapped tool got the event.
  case passed(PassedEvent, ToolManager.Passage, Component?)
  /// An item that the client added to the menu was chosen.
  case menuChosen(CommandName)
}

extension OpenView {
  /// Handles the loss of keyboard focus: text entry is committed as far as possible. Other work under
  /// way, such as a line that is being drawn, continues.
  ///
  /// If the text cannot be committed, for example because a form rejects it, the report says why, and
  /// the entry continues.
  ///
  /// - Parameter text: the whole text, if the front end has a newer version.
  public func blur(text: String?) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      guard tools.current.takesText || display.awaitsText else { return }
      if let text { input.take(.text(text), &report) }
      guard report.error == nil, hasWork else { return }
      report.isHandled = true
      report.path = [tool]
      do throws(ToolError) { try tools.commit(in: self) } catch { report.error = error }
    }
  }
}
