// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

extension OpenDocument {
  /// Applies a script's navigation effect to the first view.
  ///
  /// - Returns: whether the effect is about navigation, and was applied.
  public func turn(as effect: ScriptEffect) -> Bool {
    guard let view = try? views.open(nil) else { return false }
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
