// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fields and widgets that are one object, or two.
extension Attack {
  static let splits: [Attack] = [
    Attack("a split field that is filled in", .others) {
      $0.append([
        24: $0.object(24, replacing: "/V ()", by: "/V (x)"),
        25: $0.object(25, replacing: "/N 26 0 R", by: "/N 97 0 R"),
        97: AttackedFile.form("BT /F 12 Tf 2 3 Td (x) Tj ET", "0 0 80 15"),
      ])
    },
    Attack("a widget that has its field's value", .others) {
      $0.append([25: $0.object(25, with: "/V (x)")])
    },
    Attack("a field that is split from its widget") {
      $0.append([
        3: $0.object(3, replacing: "[6 0 R 10", by: "[97 0 R 10"),
        6: "<< /FT /Tx /T (Text) /V (x) /Kids [97 0 R] >>",
        97: "<< /Type /Annot /Subtype /Widget /Parent 6 0 R /F 4 /P 3 0 R "
          + "/Rect [0 0 300 200] /AP << /N 98 0 R >> >>",
        98: AttackedFile.form(AttackBase.opaque),
      ])
    },
    Attack("a widget that is merged into its field") {
      $0.append([
        3: $0.object(3, replacing: "25 0 R", by: "24 0 R"),
        24: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Split) /V (x) /F 4 /P 3 0 R "
          + "/Rect [0 0 300 200] /AP << /N 98 0 R >> >>",
        98: AttackedFile.form(AttackBase.opaque),
      ])
    },
    Attack("one more widget of a field") {
      $0.append([
        3: $0.object(3, replacing: "25 0 R", by: "25 0 R 97 0 R"),
        24: $0.object(24, replacing: "[25 0 R]", by: "[25 0 R 97 0 R]"),
        97: "<< /Type /Annot /Subtype /Widget /Parent 24 0 R /F 4 /P 3 0 R "
          + "/Rect [0 0 300 200] /AP << /N 98 0 R >> >>",
        98: AttackedFile.form(AttackBase.opaque),
      ])
    },
    Attack("a widget that belongs to another field") {
      $0.append([
        6: $0.object(6, with: "/Kids [25 0 R]"),
        24: $0.object(24, replacing: "/Kids [25 0 R]", by: ""),
        25: $0.object(25, replacing: "/Parent 24 0 R", by: "/Parent 6 0 R"),
      ])
    },
    Attack("a widget with a name") { $0.append([25: $0.object(25, with: "/T (x)")]) },
    Attack("a split field at another place") {
      $0.append([25: $0.object(25, replacing: "[150 70 230 85]", by: "[0 0 300 200]")])
    },
  ]
}
