// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Scripts

extension OpenDocument {
  /// The document's scripts; `nil` if they are off.
  public var scripts: DocumentScripts? { formScripts as? DocumentScripts }

  /// Enables the document's scripts, and runs its document-level scripts first.
  ///
  /// - Parameter isResumed: whether changes were made since these scripts ran first. They define their
  ///   functions then, and neither change fields nor ask and tell the user anything.
  /// - Throws: an error if one of them did not finish. The others were run, and scripts are on.
  public func enableScripts(
    _ user: ScriptUser, isResumed: Bool = false
  ) throws(ToolError) {
    let scripts = DocumentScripts(self, user)
    scripts.isMute = isResumed
    defer { scripts.isMute = false }
    formScripts = scripts
    let beginning = try engine(document.documentScripts)
    var failure: ToolError?
    for (name, source) in beginning {
      let script = Script(name, source)
      do throws(ToolError) {
        _ = try runScript(script, ScriptEvent(.open))
        scripts.host.preamble.append(script)
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Runs a script of an action. Its changes to fields become one step of the history, including the
  /// changes that follow from them.
  ///
  /// - Returns: the event after the script; `nil` if scripts are off.
  /// - Throws: ``EngineError/limitExceeded(_:_:)`` with the script's name; nothing is changed then.
  @discardableResult
  public func runScript(
    _ script: Script, _ event: ScriptEvent
  ) throws(ToolError) -> ScriptOutcome? {
    guard let scripts else { return nil }
    return try scripts.changingPages(script, event) { () throws(ToolError) in
      try run(script, event, of: scripts)
    }
  }

  private func run(
    _ script: Script, _ event: ScriptEvent, of scripts: DocumentScripts
  ) throws(ToolError) -> ScriptOutcome {
    scripts.begin()
    let outcome = try scripts.run(script, event)
    let calculates = scripts.requests.contains(.calculate)
    defer { scripts.begin() }
    guard calculates || !scripts.changedFields.isEmpty || !scripts.changes.isEmpty else {
      return outcome
    }
    if calculates || (scripts.isCalculating && !scripts.changedFields.isEmpty) {
      try scripts.calculate(because: event.target)
    }
    let results = try scripts.settled()
    guard !results.settings.isEmpty || !results.changes.isEmpty else { return outcome }
    do throws(ToolError) {
      try perform(results, named: script.name)
    } catch {
      // What triggered the script may have nobody to tell.
      scripts.user.tell(self, .failed(error.message), script.name)
      throw error
    }
    return outcome
  }

  /// Runs a script for the user of a view; `nil`: by itself.
  @discardableResult
  func runScript(
    _ script: Script, _ event: ScriptEvent, for view: OpenView?
  ) throws(ToolError) -> ScriptOutcome? {
    let earlier = scripts?.servedView
    scripts?.servedView = view
    defer { scripts?.servedView = earlier }
    return try runScript(script, event)
  }

  /// Makes the changes to fields that a script asked for.
  func perform(_ results: ScriptedChanges, named name: String) throws(ToolError) {
    var edit = SetFieldValues(results.settings, name: name)
    (edit.changes, edit.shown) = (results.changes, results.shown)
    edit = try withholding(edit)
    _ = try editing(editor.perform(edit, cause: .tool))
  }

  /// Applies a script's navigation effect to the view that it runs for.
  ///
  /// - Returns: whether the effect is about navigation, and was applied.
  public func turn(as effect: ScriptEffect) -> Bool {
    guard let view = try? scripts?.view ?? views.open(nil) else { return false }
    switch effect {
    case .goToPage(let page): return view.turn(to: page)
    case .goToDestination(let name):
      guard let destination = try? document.destination(document.makeText(name)),
        let target = try? view.target(of: destination)
      else { return false }
      return view.turn(to: destination.pageIndex, target)
    case .named("GoBack"): return view.step { $0.goBack() }
    case .named("GoForward"): return view.step { $0.goForward() }
    case .named(let name):
      let current = view.view.currentPage ?? 0
      let pages = [
        "NextPage": current + 1, "PrevPage": current - 1, "FirstPage": 0,
        "LastPage": view.view.pageCount - 1,
      ]
      guard let page = pages[name] else { return false }
      return view.turn(to: min(max(0, page), max(0, view.view.pageCount - 1)))
    default: return false
    }
  }
}

extension OpenView {
  fileprivate func turn(to page: Int, _ target: ViewTarget = .top) -> Bool {
    do throws(ViewError) {
      try show(.link) { (view) throws(ViewError) in
        try view.goTo(pageIndex: page, target)
      }
    } catch { return false }
    return true
  }

  fileprivate func step(_ step: (inout View) -> Bool) -> Bool {
    do throws(ViewError) {
      return try show(.link) { (view) throws(ViewError) in step(&view) }
    } catch { return false }
  }
}
