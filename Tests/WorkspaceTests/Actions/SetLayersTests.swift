// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Testing

@testable import Workspace

/// `SetOCGState`, with the layers of `layers.pdf`, some of which share a radio group.
@Suite struct SetLayersTests {
  private let bench: Bench

  init() throws { bench = try Bench("layers.pdf") }

  private var visible: [Int] {
    get throws { try bench.document.layers.all.filter(\.isVisible).compactMap(\.number) }
  }

  private func set(
    _ changes: [(Int, String)], keepingRadioGroups keeps: Bool? = nil
  ) -> [ActionOutcome] {
    let layers = changes.map {
      ActionValue.record(["layer": .integer($0.0), "state": .text($0.1)])
    }
    var action = Action(.special(.setLayers), members: ["layers": .list(layers)])
    action.members["preserveRadioGroups"] = keeps.map { .flag($0) }
    return bench.view.actions.run(action, ActionOccasion())
  }

  @Test func eachStateDoesWhatItSays() throws {
    let free = try #require(
      try bench.document.layers.all.first { $0.radioGroups.isEmpty }?.number)
    _ = set([(free, "hide")])
    #expect(try !visible.contains(free))
    _ = set([(free, "show")])
    #expect(try visible.contains(free))
    _ = set([(free, "toggle")])
    #expect(try !visible.contains(free))
    // In their order, so that a toggle finds what is before it.
    _ = set([(free, "show"), (free, "toggle"), (free, "toggle")])
    #expect(try visible.contains(free))
    #expect(bench.undoNames.isEmpty)
  }

  @Test func radioGroupsAreKeptUnlessItSaysOtherwise() throws {
    let group = try bench.document.layers.all.filter { !$0.radioGroups.isEmpty }
      .compactMap(\.number)
    try #require(group.count >= 2)
    _ = set(group.map { ($0, "hide") })
    _ = set([(group[0], "show"), (group[1], "show")])
    #expect(try visible.filter(group.contains) == [group[1]])
    _ = set([(group[0], "show")], keepingRadioGroups: false)
    #expect(try Set(visible).isSuperset(of: group.prefix(2)))
    // A toggle of what an earlier part hid shows it.
    _ = set([(group[0], "show"), (group[1], "toggle")])
    #expect(try visible.filter(group.contains) == [group[1]])
  }

  @Test func layersThatAreNotThereAreSaid() {
    #expect(set([(9999, "show")]).map(\.reason) == ["The action's layers do not exist."])
  }
}
