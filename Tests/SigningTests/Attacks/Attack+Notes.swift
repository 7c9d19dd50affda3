// SPDX-License-Identifier: AGPL-3.0-or-later

/// Entries of a file that say what Recto itself notes in memory.
extension Attack {
  private static let action = "<< /S /URI /URI (https://example.org) >>"

  static let privateNotes: [Attack] = [
    Attack("contents that say what they were") {
      $0.append([
        3: $0.object(3, with: "/RectoShown << /Contents [4 0 R 97 0 R] >>")
          .replacingOccurrences(of: "/Contents 4 0 R", with: "/Contents 97 0 R"),
        97: AttackedFile.stream(AttackBase.forged),
      ])
    },
    Attack("an action that says that it was not there") {
      $0.append([
        1: $0.object(
          1,
          with: "/OpenAction \(action) /RectoShown << /OpenAction [null \(action)] >>")
      ])
    },
    Attack("a field that says what it was") {
      $0.append([
        6: $0.object(6, replacing: "/V ()", by: "/V (900) /RectoShown << /V [() (900)] >>")
      ])
    },
  ]
}
