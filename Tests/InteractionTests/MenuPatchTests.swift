// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

@testable import Interaction

@Suite struct MenuPatchTests {
  /// Any menu comes of any other one.
  @Test func patchesGiveTheNewMenu() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let (old, new) = (menu(&random), menu(&random))
      #expect(MenuPatch(from: old, to: new).applied(to: old) == new)
    }
  }

  @Test func whatStaysIsOneRun() {
    let old = ["style", "note", "copy", "delete"].map { MenuItem(CommandName(rawValue: $0), $0) }
    var new = old
    new[1].isEnabled = false
    #expect(
      MenuPatch(from: old, to: new).parts == [
        .kept(from: 0, count: 1), .new([new[1]]), .kept(from: 2, count: 2),
      ])
    #expect(MenuPatch(from: old, to: old).parts == [.kept(from: 0, count: 4)])
    #expect(MenuPatch(from: old, to: []).parts.isEmpty)
  }

  @Test func anotherMenuDoesNotFit() {
    let items = [MenuItem("copy", "Copy"), MenuItem("delete", "Delete")]
    let patch = MenuPatch(from: items, to: [items[1]])
    #expect(patch.applied(to: []) == nil)
  }

  /// Up to eight items out of a few, some of them twice.
  private func menu(_ random: inout SplitMix64) -> [MenuItem] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      let id = "item\(Int.random(in: 0..<6, using: &random))"
      return MenuItem(CommandName(rawValue: id), id, isEnabled: .random(using: &random))
    }
  }
}

extension MenuPatch {
  /// The new menu; `nil` if the previous one lacks items that the patch keeps.
  fileprivate func applied(to old: [MenuItem]) -> [MenuItem]? {
    var new: [MenuItem] = []
    for part in parts {
      switch part {
      case .new(let items): new += items
      case .kept(let from, let count):
        guard from >= 0, count >= 0, from <= old.count - count else { return nil }
        new += old[from..<(from + count)]
      }
    }
    return new
  }
}
