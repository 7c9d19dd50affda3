// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Scripts

/// The running script's effects that are applied before the script has ended.
struct TemplateWork {
  /// The name of the running script, if it may change templates.
  var script: String?
  /// Whether the running script has begun a group of edits.
  var hasGroup = false
  /// The pending values that have been written to fields already.
  var flushed: [String: FieldValue] = [:]
  /// The number of pending changes that have been made already.
  var flushedChanges = 0
}

extension DocumentScripts {
  public func change(_ template: TemplateChange) -> String? {
    guard !isMute else { return nil }
    guard let script = templateWork.script else {
      return "Templates cannot change while a field is calculated, checked or formatted."
    }
    do throws(ToolError) {
      if !templateWork.hasGroup, open.editor.openGroup == nil {
        try editing(open.editor.beginGroup(script))
        templateWork.hasGroup = true
      }
      // The change copies fields with the values that the script has set before.
      try flush(named: script)
      let edit = try open.following(template)
      _ = try editing(open.editor.perform(edit, cause: .tool))
      return nil
    } catch { return error.message }
  }

  /// Runs a script that may change templates, as one step. The step of the history includes the edits
  /// after the script. If it fails, all of it is rolled back.
  func changingPages<Result>(
    _ script: Script, _ event: ScriptEvent, _ body: () throws(ToolError) -> Result
  ) throws(ToolError) -> Result {
    guard templateWork.script == nil, !event.kind.isOfTyping else { return try body() }
    templateWork.script = script.name
    defer { templateWork = TemplateWork() }
    do throws(ToolError) {
      let result = try body()
      if templateWork.hasGroup { _ = try editing(open.editor.commitGroup(script.name)) }
      return result
    } catch {
      if templateWork.hasGroup { _ = try editing(open.editor.rollbackGroup(script.name)) }
      throw error
    }
  }

  /// Applies the script's changes to fields so far. They stay pending, so that they are calculated and
  /// formatted when the script has ended.
  private func flush(named name: String) throws(ToolError) {
    var results = ScriptedChanges()
    for id in changedFields {
      guard let value = values[id], templateWork.flushed[id] != value, let field = try placed(id),
        field.field.kind.isFilledIn, try isWritable(field)
      else { continue }
      templateWork.flushed[id] = value
      results.settings.append(FieldSetting(id, value))
    }
    results.changes = Array(changes.dropFirst(templateWork.flushedChanges))
    templateWork.flushedChanges = changes.count
    guard !results.settings.isEmpty || !results.changes.isEmpty else { return }
    try open.perform(results, named: name)
  }
}

extension ScriptEvent.Kind {
  /// Whether the event is about a value that is being entered. The value has not reached its field yet.
  fileprivate var isOfTyping: Bool {
    switch self {
    case .keystroke, .validate, .calculate, .format: true
    default: false
    }
  }
}

extension OpenDocument {
  /// The edit that changes a template, with bookmarks that follow their pages.
  fileprivate func following(_ change: TemplateChange) throws(ToolError) -> any Edit {
    let count = try engine(document.pageCount)
    let mapping: PageMapping?
    switch change {
    case .create, .remove: mapping = nil
    case .hide(let name):
      let index = try engine(document.pageIndex(ofTemplate: name))
      mapping = index.map { .removing([$0], from: count) }
    case .show: mapping = .inserting(1, at: count, into: count)
    case .spawn(_, let page, _, let overlays):
      mapping = overlays ? nil : .inserting(1, at: page, into: count)
    }
    return withBookmarks(ChangeTemplate(change), mapping)
  }
}
