// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Named actions: those of ISO 32000-2, table 215, and Acrobat's names of menu items.
struct NamedActions {
  let open: OpenView

  func perform(_ action: Action, _ occasion: ActionOccasion) throws(ToolError) -> ActionResult {
    guard case .named(let name) = action.kind else { return .idle("The action has no name.") }
    if let page = page(named: name) {
      guard (0..<open.view.pageCount).contains(page) else { return .idle("There is no such page.") }
      try GoToActions(open: open).show(
        Destination(pageIndex: page, fit: .position(left: nil, top: 0, zoom: nil)))
      return .performed
    }
    if name == "GoBack" || name == "GoForward" {
      return try move(.history) { view in name == "GoBack" ? view.goBack() : view.goForward() }
        ? .performed : .idle("The navigation history has no view in this direction.")
    }
    if let change = change(named: name) {
      _ = try move(.api) { (view) throws(ViewError) in
        try view.update(change)
        return true
      }
      return .performed
    }
    guard Self.hostCommands.contains(name) else {
      return .unsupported("The server knows no named action \(name).")
    }
    guard occasion.trigger.isByUser else {
      return .unsupported("Only the user may start this action, by a touch.")
    }
    open.tell(.command(name))
    return .performed
  }

  private func page(named name: String) -> Int? {
    let current = open.view.currentPage ?? 0
    switch name {
    case "NextPage": return current + 1
    case "PrevPage": return current - 1
    case "FirstPage": return 0
    case "LastPage": return open.view.pageCount - 1
    default: return nil
    }
  }

  private func change(named name: String) -> ViewChange? {
    switch name {
    case "ZoomIn", "ZoomViewIn": ViewChange(\.scale, open.view.state.scale * Self.zoomStep)
    case "ZoomOut", "ZoomViewOut": ViewChange(\.scale, open.view.state.scale / Self.zoomStep)
    case "ActualSize": ViewChange(\.scale, 1)
    case "FitPage": ViewChange(\.fit, .page)
    case "FitWidth": ViewChange(\.fit, .width)
    case "FitVisible": ViewChange(\.fit, .content)
    case "SinglePage": ViewChange(\.layout, .single)
    case "OneColumn": ViewChange(\.layout, .continuous)
    case "TwoPages": ViewChange(\.layout, .facing)
    case "TwoColumns": ViewChange(\.layout, .facingContinuous)
    default: nil
    }
  }

  private func move(
    _ cause: ViewCause, _ change: (inout View) throws(ViewError) -> Bool
  ) throws(ToolError) -> Bool {
    do throws(ViewError) {
      return try open.show(cause, change)
    } catch {
      throw .view(error)
    }
  }

  private static let zoomStep = 1.25

  /// The commands that a front end performs. It has menus or other ways for them.
  private static let hostCommands: Set = [
    "Find", "FindAgain", "FindSearch", "Print", "PrintSetup", "Save", "SaveAs", "Open", "Close",
    "Quit", "GoToPage", "GeneralInfo", "DocInfo", "Properties", "FullScreen", "FullScreenMode",
    "ShowHideBookmarks", "ShowHideThumbnails", "ShowHideToolBar", "ShowHideMenuBar", "HandTool",
    "Help", "SendMail", "AcroForm:ImportFDF", "AcroForm:ExportFDF", "Outline", "Search",
    "Brightness", "Info",
  ]
}
