// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension OpenView {
  public func follow(_ action: Action, from place: PagePoint) throws(ToolError) {
    try consult(.follow(action, from: place))
    try perform(action, from: place)
  }

  private func perform(_ action: Action, from place: PagePoint) throws(ToolError) {
    switch action.kind {
    case .goTo(let destination?, _): try show(destination)
    case .goToRemote(let file, let pageIndex, let name):
      tell(.openDocument(path: file, pageIndex: pageIndex, name: name))
    case .uri(let uri): tell(.openURI(uri))
    case .named(let name): try turn(name, action)
    case .javaScript(let source) where owner.scripts != nil:
      try owner.runScript(Script("action", source), ScriptEvent(.mouseUp))
    case .goTo, .launch, .javaScript, .other: tell(.unsupportedAction(action))
    }
    for next in action.next { try perform(next, from: place) }
  }

  private func show(_ destination: Destination) throws(ToolError) {
    let target = try target(of: destination)
    do throws(ViewError) {
      try show(.link) { (view) throws(ViewError) in
        try view.goTo(pageIndex: destination.pageIndex, target)
      }
    } catch {
      throw .view(error)
    }
  }

  /// The named actions that turn pages (ISO 32000-2, table 215).
  private func turn(_ name: String, _ action: Action) throws(ToolError) {
    let current = view.currentPage ?? 0
    let pages = ["NextPage": current + 1, "PrevPage": current - 1, "FirstPage": 0]
    guard let page = name == "LastPage" ? view.pageCount - 1 : pages[name] else {
      return tell(.unsupportedAction(action))
    }
    guard (0..<view.pageCount).contains(page) else { return }
    try show(Destination(pageIndex: page, fit: .position(left: nil, top: 0, zoom: nil)))
  }
}
