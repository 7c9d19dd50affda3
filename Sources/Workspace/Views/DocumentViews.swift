// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// The views of an open document, in the order of opening.
public final class DocumentViews: RandomAccessCollection {
  /// The purpose of new views.
  public private(set) var preset: Preset?
  /// Called with a view that the client did not ask for. The view is then observed like the others.
  public var observe: (OpenView) -> Void = { _ in }
  /// The id of the view that was opened or promised last.
  private(set) var lastID = ""
  private unowned let owner: OpenDocument
  private var views: [OpenView] = []
  private var promised: PromisedView?

  init(of owner: OpenDocument) { self.owner = owner }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(position: Int) -> OpenView { views[position] }

  /// Opens another view and configures it; no view is opened if that fails.
  public func open(
    _ state: ViewState, _ change: ViewChange = ViewChange(), cancellation: Cancellation? = nil
  ) throws(ViewError) -> OpenView {
    let view = try OpenView(id: owner.shared.ids.nextView(), of: owner, state: state)
    try view.show(.api, cancellation: cancellation) { (view) throws(ViewError) in
      try view.update(change)
    }
    views.append(view)
    lastID = view.id
    return view
  }

  /// Promises the first view, which is opened on first use. Layout needs the sizes of all pages, which a
  /// client that only reads or searches need not wait for.
  ///
  /// - Returns: its id.
  public func promise(
    _ state: ViewState, _ change: ViewChange = ViewChange(),
    didOpen: @escaping (OpenView) -> Void
  ) -> String {
    let view = PromisedView(
      id: owner.shared.ids.nextView(), state: state, change: change, didOpen: didOpen)
    promised = view
    lastID = view.id
    return view.id
  }

  /// Whether the first view is promised but not yet open.
  public var isFirstPromised: Bool { promised != nil }

  /// The id of the first view, even if it is only promised.
  public var firstID: String? { promised?.id ?? views.first?.id }

  /// The view of this id, or the first view. A view that was only promised is opened. `nil` if there is
  /// none.
  public func open(_ id: String?) throws(ViewError) -> OpenView? {
    if let promised, id == nil || id == promised.id { try open(promised) }
    guard let id else { return views.first }
    return views.first { $0.id == id }
  }

  private func open(_ promise: PromisedView) throws(ViewError) {
    let view = try OpenView(id: promise.id, of: owner, state: promise.state)
    try view.show(.api) { (view) throws(ViewError) in try view.update(promise.change) }
    views.insert(view, at: 0)
    promised = nil
    promise.didOpen(view)
    view.pages.begin(
      opensDocument: true,
      keepsScale: promise.change.scale != nil || promise.change.fit != nil)
  }

  /// Sets the purpose of new views.
  public func setPreset(_ preset: Preset?) {
    self.preset = preset
    self.preset?.excluded.track(in: owner.document)
  }

  /// Lets the exclusions of all presets follow the pages. It is called after a change of the document.
  func followExclusions(_ effect: EditEffect) {
    guard effect.structure || effect.movesPages else { return }
    forEachExclusion { $0.follow(effect.mapping, in: owner.document) }
  }

  /// Lets the exclusions follow the pages of the reloaded document.
  func trackExclusions() { forEachExclusion { $0.track(in: owner.document) } }

  private func forEachExclusion(_ body: (inout Exclusion) -> Void) {
    if var own = preset {
      body(&own.excluded)
      preset = own
    }
    for view in views {
      guard var own = view.components.preset else { continue }
      body(&own.excluded)
      view.components.preset = own
    }
  }

  /// Closes a view after committing its tool's work under way.
  ///
  /// - Throws: an error if the work cannot be committed; the view then stays open.
  public func close(_ view: OpenView) throws(ToolError) {
    view.input.runs.endAll()
    _ = try view.commitWork()
    view.playback.stopAll()
    view.pages.end()
    views.removeAll { $0 === view }
  }
}

private struct PromisedView {
  let id: String
  let state: ViewState
  let change: ViewChange
  let didOpen: (OpenView) -> Void
}
