// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Testing

@Suite struct KeyMapTests {
  @Test func lettersMeanTheSameWithCapsLock() {
    #expect(KeyMap().commands(for: KeyPress("R")) == ["tool.rectangle"])
    #expect(KeyMap().commands(for: KeyPress("R", .shift)) == [])
  }

  @Test func metaCountsAsControl() {
    var keys = KeyMap()
    #expect(keys.commands(for: KeyPress("z", .meta)) == ["undo"])
    #expect(keys.commands(for: KeyPress("Z", [.meta, .shift])) == ["redo"])
    keys.set(["redo"], for: KeyPress("z", .meta))
    #expect(keys.commands(for: KeyPress("z", .meta)) == ["redo"])
    #expect(keys.commands(for: KeyPress("z", .control)) == ["undo"])
  }

  @Test func aCharacterTellsWhatShiftDidToIt() {
    #expect(KeyMap().commands(for: KeyPress("+", .shift)) == ["zoomIn"])
    #expect(KeyMap().commands(for: KeyPress(" ", .shift)) == ["scrollPageUp"])
  }

  @Test func keysChangeAndGo() {
    var keys = KeyMap()
    keys.set(["tool.eraser", "delete"], for: KeyPress("X"))
    #expect(keys.commands(for: KeyPress("x")) == ["tool.eraser", "delete"])
    keys.takesToolsByLetter = false
    #expect(keys.commands(for: KeyPress("x")) == ["delete"])
    #expect(keys.commands(for: KeyPress("z", .control)) == ["undo"])
    keys.set([], for: KeyPress("x"))
    #expect(keys.commands(for: KeyPress("x")) == [])
    keys.set([], for: KeyPress("no such key"))
    #expect(keys.commands(for: KeyPress("")) == [])
  }

  @Test func noKeyStandsTwice() {
    let keys = KeyMap().entries.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func menusAreChangedUnlessTheyAreEmpty() {
    var changes = MenuChanges()
    changes.removed = ["b"]
    changes.added = [
      .init(MenuItem("mine", "Mine"), before: "c"), .init(MenuItem("last", "Last"), before: "b"),
    ]
    let menu = [MenuItem("a", "A"), MenuItem("b", "B"), MenuItem("c", "C")]
    #expect(changes.apply(to: menu).map(\.id) == ["a", "mine", "c", "last"])
    #expect(changes.apply(to: []) == [])
  }
}
