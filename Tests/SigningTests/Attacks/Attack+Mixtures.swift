// SPDX-License-Identifier: AGPL-3.0-or-later

/// Objects that are fields and something else, too.
extension Attack {
  private static let other = AttackedFile.form("(9) Tj", "0 0 40 20")

  static let mixtures: [Attack] = [
    Attack("the data of a field that a stamp draws", .notes, of: .mixed) {
      $0.append([40: AttackBase.field("(9) Tj")])
    },
    Attack("a stamp that is filled in", of: .mixed) {
      $0.append([
        41: $0.object(41, replacing: "/N 45 0 R", by: "/N 97 0 R")
          .replacingOccurrences(of: "/V ()", with: "/V (x)"), 97: other,
      ])
    },
    Attack("a stamp with a value", .seen, of: .mixed) {
      $0.append([41: $0.object(41, replacing: "/V ()", by: "/V (x)")])
    },
    Attack("resources that are filled in", .seen, of: .mixed) {
      $0.append([43: $0.object(43, replacing: "/V 46 0 R", by: "/V 97 0 R"), 97: other])
    },
    Attack("the data of resources that are a field", .seen, of: .mixed) {
      $0.append([46: other])
    },
    Attack("a font that a field names and that was not there", .others, isTold: true, of: .mixed) {
      $0.append([18: "<< /Font << /F 7 0 R /G 7 0 R >> >>"])
    },
    Attack("a note that is a node of a tree of names", of: .mixed) {
      $0.append([
        49: $0.object(49, with: "/Names [(x) 97 0 R]"), 97: "<< /S /JavaScript /JS (1) >>",
      ])
    },
    Attack("a colour space of a page that is an annotation", of: .mixed) {
      $0.append([50: AttackBase.tint("1", "0")])
    },
    Attack("a stamp that an action and the structure refer to", .notes, of: .mixed) {
      $0.append([48: $0.object(48, with: "/NM (48)")])
    },
  ]
}
