// SPDX-License-Identifier: AGPL-3.0-or-later

/// What was prepared in the document before it was signed, and is put to use afterwards.
extension Attack {
  static let shadows: [Attack] = [
    Attack("a hidden field that is shown", .others, isTold: true) {
      $0.append([29: $0.object(29, replacing: "/F 2", by: "/F 4")])
    },
    Attack("a hidden field that is printed", .others, isTold: true) {
      $0.append([29: $0.object(29, replacing: "/F 2", by: "/F 36")])
    },
    filled("a field that is filled in over the text", AttackBase.opaque),
    filled("a field that is filled in black", "0 g 0 0 300 200 re f"),
    Attack("a field that is filled in place over the text", .others, isTold: true) {
      $0.append([
        27: $0.object(27, replacing: "/V ()", by: "/V (x)"),
        28: AttackedFile.form("1 g 0 0 180 40 re f", "0 0 180 40"),
      ])
    },
    Attack("a look without a value", .others, isTold: true) {
      $0.append([
        27: $0.object(27, replacing: "/N 28 0 R", by: "/N 97 0 R"),
        97: AttackedFile.form(AttackBase.opaque, "20 140 200 180"),
      ])
    },
    Attack("a hidden field with another look", .others, isTold: true) {
      $0.append([
        29: $0.object(29, replacing: "/F 2", by: "/F 4"), 30: AttackedFile.form(AttackBase.opaque),
      ])
    },
    Attack("a field that leaves its rectangle") {
      $0.append([
        27: $0.object(27, replacing: "/V ()", by: "/V (x)").replacingOccurrences(
          of: "/F 4", with: "/F 20")
      ])
    },
    Attack("a field that becomes an empty group") {
      $0.append([27: $0.object(27, with: "/Kids []")])
    },
    Attack("a look without bounds") {
      $0.append([
        27: $0.object(27, replacing: "/V ()", by: "/V (x)").replacingOccurrences(
          of: "/N 28 0 R", with: "/N 97 0 R"),
        97: AttackedFile.stream(AttackBase.opaque, "/Type /XObject /Subtype /Form"),
      ])
    },
    Attack("contents that turn to a prepared form") {
      $0.append([4: $0.object(8)])
    },
    Attack("a page that turns to prepared contents") {
      $0.append([3: $0.object(3, replacing: "/Contents 4 0 R", by: "/Contents [4 0 R 8 0 R]")])
    },
    Attack("pages that turn to others") {
      $0.append([2: $0.object(2, replacing: "[3 0 R 15 0 R]", by: "[15 0 R 15 0 R]")])
    },
    Attack("a page without its annotations") {
      $0.append([3: "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 4 0 R >>"])
    },
    Attack("a font that turns to a prepared one") {
      $0.append([7: $0.object(18)])
    },
  ]

  private static func filled(_ name: String, _ content: String) -> Attack {
    Attack(name, .others, isTold: true) {
      $0.append([
        27: $0.object(27, replacing: "/V ()", by: "/V (900)").replacingOccurrences(
          of: "/N 28 0 R", with: "/N 97 0 R"),
        97: AttackedFile.form(content, "20 140 200 180"),
      ])
    }
  }
}
