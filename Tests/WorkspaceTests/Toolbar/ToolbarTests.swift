// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Testing
import Tools

@testable import Workspace

@Suite struct ToolbarTests {
  private let shared = SharedState()

  private func tools(_ group: String) -> [String]? {
    shared.toolbar.groups.first { $0.id == group }?.tools.map(\.rawValue)
  }

  @Test func eachToolIsInItsGroup() {
    for kind in ToolTable.kinds {
      #expect(tools(kind.group.rawValue)?.contains(kind.name.rawValue) == true)
    }
    #expect(shared.toolbar.groups.first?.id == "view" && tools("favourites") == [])
  }

  @Test func toolsComeAndGo() throws {
    try shared.arrange([
      .add("freehand", group: "favourites", at: nil), .add("eraser", group: "favourites", at: nil),
      .add("highlight", group: "favourites", at: 1),
    ])
    #expect(tools("favourites") == ["freehand", "highlight", "eraser"])
    try shared.arrange([.add("eraser", group: "favourites", at: 0)])
    #expect(tools("favourites") == ["eraser", "freehand", "highlight"])
    try shared.arrange([.remove("freehand", group: "favourites"), .removeGroup("measure")])
    #expect(tools("favourites") == ["eraser", "highlight"] && tools("measure") == nil)
    try shared.arrange([.move(group: "favourites", to: 0)])
    #expect(shared.toolbar.groups.first?.id == "favourites")
    try shared.arrange([.reset])
    #expect(
      shared.toolbar == .standard(ToolTable.kinds)
        && shared.userPreferences.preferences == Preferences())
  }

  @Test func allChangesAreMadeOrNone() {
    #expect(throws: ToolError.self) {
      try shared.arrange([
        .add("freehand", group: "favourites", at: nil), .add("chisel", group: "favourites", at: 0),
      ])
    }
    #expect(tools("favourites") == [])
  }

  @Test func whatMakesNoSenseIsRefused() {
    let twice = Toolbar.Group(id: "mine", title: "Mine", tools: ["pan", "pan"])
    let changes: [ToolbarChange] = [
      .add("pan", group: "chisels", at: nil), .remove("freehand", group: "favourites"),
      .move(group: "chisels", to: 0), .removeGroup("chisels"), .arrange([twice]),
      .arrange([Toolbar.Group(id: "", title: "", tools: [])]),
      .arrange([Toolbar.Group(id: "mine", title: "Mine", tools: ["chisel"])]),
    ]
    for change in changes {
      #expect(throws: ToolError.self) { try shared.arrange([change]) }
    }
    #expect(shared.userPreferences.preferences == Preferences())
  }

  /// A change that was made elsewhere leaves alone what changed here meanwhile.
  @Test func changesMadeElsewhereAreMerged() throws {
    let here = UserPreferences()
    here.styles["freehand"].opacity = 0.5
    var style = AnnotationStyle()
    style.opacity = 0.125
    here.styles.setPreset(0, of: "line", to: style)
    var (before, now) = (Preferences(), Preferences())
    before.styles["ellipse"].opacity = 0.25
    now.styles["rectangle"].opacity = 0.25
    here.styles["ellipse"].opacity = 0.25
    here.takeOver(now, since: before)
    #expect(here.styles["freehand"].opacity == 0.5 && here.styles["rectangle"].opacity == 0.25)
    #expect(here.styles.presets(of: "line")[0].opacity == 0.125)
    #expect(here.styles.chosen["ellipse"] == nil)
    now.toolbar = Toolbar(groups: [])
    here.takeOver(now, since: before)
    here.takeOver(now, since: now)
    #expect(here.preferences.toolbar == now.toolbar)
  }

  @Test func preferencesAreReadOnceAndLate() throws {
    var reads = 0
    var changes: [Preferences.Part] = []
    shared.userPreferences.load = {
      reads += 1
      var kept = Preferences()
      kept.styles["freehand"].opacity = 0.25
      return kept
    }
    shared.userPreferences.didChange = { part, _ in changes.append(part) }
    #expect(reads == 0)
    #expect(shared.userPreferences.styles["freehand"].opacity == 0.25)
    shared.userPreferences.styles["freehand"].opacity = 0.5
    shared.userPreferences.styles["freehand"].opacity = 0.5
    try shared.arrange([.add("freehand", group: "favourites", at: nil)])
    #expect(reads == 1 && changes == [.styles, .groups])
  }
}
