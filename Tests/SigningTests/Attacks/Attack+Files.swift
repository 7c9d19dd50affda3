// SPDX-License-Identifier: AGPL-3.0-or-later

/// Annotations, the structure of the file, and what may be done.
extension Attack {
  private static let covering = "/Rect [20 140 200 180] /F 4 /AP << /N 98 0 R >>"

  private static func added(
    _ name: String, _ allowed: Set<AttackContext>, isTold: Bool = false, _ entries: String
  ) -> Attack {
    Attack(name, allowed, isTold: isTold) {
      $0.append([
        3: $0.object(3, replacing: "17 0 R", by: "17 0 R 97 0 R"),
        97: "<< /Type /Annot /P 3 0 R \(entries) >>", 98: AttackedFile.form(AttackBase.opaque),
      ])
    }
  }

  static let annotations: [Attack] = [
    added("a stamp over the text", .notes, isTold: true, "/Subtype /Stamp \(covering)"),
    added(
      "a stamp over a frame", .notes, isTold: true,
      "/Subtype /Stamp /Rect [160 145 203 175] /F 4 /AP << /N 98 0 R >>"),
    added("a note beside the text", .notes, "/Subtype /Text /Rect [250 100 270 120]"),
    added("a link with a look", .notes, isTold: true, "/Subtype /Link \(covering)"),
    added(
      "a mark whose corners are elsewhere", .notes, isTold: true,
      "/Subtype /Highlight /F 4 /Rect [250 20 290 40] "
        + "/QuadPoints [20 180 200 180 20 140 200 140]"),
    added(
      "an annotation that is only printed", .notes, isTold: true,
      "/Subtype /Stamp /Rect [20 140 200 180] /F 36 /AP << /N 98 0 R >>"),
    added(
      "an annotation with an action", .notes, isTold: true,
      "/Subtype /Link /Rect [250 100 270 120] /A << /S /JavaScript /JS (1) >>"),
    added(
      "a link", .notes,
      "/Subtype /Link /Rect [250 100 270 120] /A << /S /URI /URI (https://example.org) >>"),
    added("a watermark", [], "/Subtype /Watermark \(covering)"),
    added("a mark of printers", [], "/Subtype /PrinterMark \(covering)"),
    added("an annotation of a made-up kind", [], "/Subtype /Own \(covering)"),
    added("an annotation without a kind", [], covering),
    Attack("an annotation that was prepared", .notes, isTold: true) {
      $0.append([3: $0.object(3, replacing: "17 0 R", by: "17 0 R 9 0 R")])
    },
    added(
      "a wide line below the text", .notes, isTold: true,
      "/Subtype /Line /Rect [20 60 200 62] /L [20 61 200 61] /C [1 1 1] /BS << /W 200 >>"),
    added(
      "a line below the text with a wide ending", .notes, isTold: true,
      "/Subtype /Line /Rect [20 80 200 82] /L [20 81 200 81] /LE [/Square /None] /Border [0 0 12]"),
    added(
      "a small stamp that stays upright", .notes, isTold: true,
      "/Subtype /Stamp /Rect [210 10 215 180] /F 20 /AP << /N 98 0 R >>"),
    added(
      "a small stamp that keeps its size", .notes, isTold: true,
      "/Subtype /Stamp /Rect [210 10 290 80] /F 12 /AP << /N 98 0 R >>"),
    Attack("an annotation on another layer", .notes, isTold: true) {
      $0.append([17: $0.object(17, with: "/OC 13 0 R")])
    },
    Attack("an annotation less", .notes, isTold: true) {
      $0.append([3: $0.object(3, replacing: " 17 0 R", by: "")])
    },
    Attack("an annotation that is hidden", .notes, isTold: true) {
      $0.append([17: $0.object(17, replacing: "/F 4", by: "/F 2")])
    },
    Attack("an annotation that is hidden by another object", .notes, isTold: true) {
      $0.append([17: $0.object(17, replacing: "/F 4", by: "/F 97 0 R"), 97: "2"])
    },
    Attack("a frame that is filled", .notes, isTold: true) {
      $0.append([32: AttackedFile.form("1 g 0 0 180 40 re f", "0 0 180 40")])
    },
    Attack("an annotation that becomes a widget") {
      $0.append([17: $0.object(17, replacing: "/Square", by: "/Widget")])
    },
    Attack("annotations that are no array") {
      $0.append([
        3: $0.object(
          3, replacing: "/Annots[", by: "/Annots << >> /Own [")
      ])
    },
  ]

  static let files: [Attack] = [
    Attack("a trailer with an own key") { $0.append([:], .init(trailer: "/Own 4 0 R")) },
    Attack("objects that no table lists") {
      $0.append([4: AttackedFile.stream(AttackBase.forged)], .init(unlisted: [4]))
    },
    Attack("objects without a table") {
      $0.append(raw: "4 0 obj\n\(AttackedFile.stream(AttackBase.forged))\nendobj\n")
    },
    Attack("objects and a trailer without a table") {
      $0.append(
        raw:
          "4 0 obj\n\(AttackedFile.stream(AttackBase.forged))\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n"
      )
    },
    Attack("offsets that are wrong") {
      $0.append([4: AttackedFile.stream(AttackBase.forged)], .init(shift: 3))
    },
    Attack("another generation") {
      $0.append([4: AttackedFile.stream(AttackBase.forged)], .init(generation: 5, lines: [:]))
    },
    Attack("a key twice", as: [.table, .stream]) {
      $0.append([6: $0.object(6, with: "/V (x) /V (y)")])
    },
    Attack("a key twice, written differently") {
      $0.append([6: $0.object(6, replacing: "/V ()", by: "/V (x) /#56 (y)")])
    },
    Attack("an entry that leads back") {
      $0.append([:], .init(lines: [4: "0000000200 00000 n "]))
    },
    Attack("a length that is too long") {
      $0.append([
        23:
          "<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Length 900 >>\nstream\n\nendstream"
      ])
    },
    Attack("rubbish") { $0.append(raw: "rubbish\n") },
    Attack("another identifier") {
      $0.append([:], .init(trailer: "/ID [<00> <00>]"))
    },
    Attack("a table that leaves out what was signed") {
      $0.append([1: $0.object(1)], .init(trailer: "/Prev 9"))
    },
    Attack("the start of the signed table") {
      $0.append(
        raw:
          "4 0 obj\n\(AttackedFile.stream(AttackBase.forged))\nendobj\nstartxref\n\($0.start)\n%%EOF\n"
      )
    },
  ]

  private static let filled = AttackedFile.form("BT /F 12 Tf 2 5 Td (Ada) Tj ET", "0 0 200 20")

  /// What signatures are made for.
  static let honest: [Attack] = [
    Attack("nothing", .everywhere) { $0.append([:]) },
    Attack("a comment", .everywhere) { $0.append(raw: "% nothing\n") },
    Attack("other information", .everywhere) {
      $0.append([21: "<< /Title (A contract, signed) >>"])
    },
    Attack("other information in another object", .everywhere) {
      $0.append([97: "<< /Title (A) >>"], .init(trailer: "/Info 97 0 R"))
    },
    Attack("other metadata", .everywhere) {
      $0.append([
        12: AttackedFile.stream(
          "<x:xmpmeta xmlns:x='adobe:ns:meta/'> </x:xmpmeta>", "/Type /Metadata /Subtype /XML")
      ])
    },
    Attack("a security store", .everywhere) {
      $0.append([
        1: $0.object(1, with: "/DSS 97 0 R"),
        97:
          "<< /Certs [98 0 R] /VRI << /\(String(repeating: "AB", count: 20)) << /Cert [98 0 R] >> >> >>",
        98: AttackedFile.stream("certificate"),
      ])
    },
    Attack("a trailer without an identifier", .everywhere) {
      $0.append([:], .init(trailer: "/ID null"))
    },
    Attack("a later version", .everywhere) { $0.append([1: $0.object(1, with: "/Version /2.0")]) },
    Attack("a text", .text) {
      $0.append([
        6: $0.object(6, replacing: "/V ()", by: "/V (Ada)").replacingOccurrences(
          of: "/N 23 0 R", with: "/N 97 0 R"), 97: filled,
      ])
    },
    Attack("a text with a state that means nothing", .text) {
      $0.append([
        6: $0.object(6, replacing: "/V ()", by: "/V (Ada) /AS /N"), 23: filled,
      ])
    },
    Attack("a text in place", .text) {
      $0.append([6: $0.object(6, replacing: "/V ()", by: "/V (Ada)"), 23: filled])
    },
    Attack("a box", .others) {
      $0.append([10: $0.object(10, replacing: "/AS /Off", by: "/AS /Yes /V /Yes")])
    },
    Attack(
      "appearances that are needed", [.none, .formFilling, .annotations], isTold: true
    ) {
      $0.append([5: $0.object(5, with: "/NeedAppearances true")])
    },
    Attack("a font for the form", .forms, isTold: true) {
      $0.append([
        18: "<< /Font << /F 7 0 R /G 97 0 R >> >>",
        97: "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
      ])
    },
  ]
}
