// SPDX-License-Identifier: AGPL-3.0-or-later

/// Further signatures, which anybody can make.
extension Attack {
  private static let look = AttackedFile.form(AttackBase.opaque)
  private static let hidden = "/Rect [0 0 0 0] /F 132"
  private static let covering = "/Rect [20 140 200 180] /AP << /N 98 0 R >> /F"

  /// The objects of a new field that object 99 signs.
  private static func field(
    _ file: AttackedFile, _ widget: String, _ name: String = "(New)"
  ) -> [Int: String] {
    [
      3: file.object(3, replacing: "31 0 R", by: "31 0 R 97 0 R"),
      5: file.object(5, replacing: "29 0 R", by: "29 0 R 97 0 R"), 98: look,
      97: "<< /Type /Annot /Subtype /Widget /FT /Sig /T \(name) /P 3 0 R /V 99 0 R \(widget) >>",
    ]
  }

  private static func new(
    _ name: String, _ allowed: Set<AttackContext>, isTold: Bool = false, _ widget: String,
    _ entries: String = ""
  ) -> Attack {
    Attack(name, allowed, isTold: isTold) {
      try $0.sign(field($0, widget), value: 99, entries)
    }
  }

  private static let certifies =
    "/Reference [<< /Type /SigRef /TransformMethod /DocMDP "
    + "/TransformParams << /Type /TransformParams /P 3 /V /1.2 >> >>]"

  static let signatures: [Attack] = [
    Attack("a field that is signed", .others) {
      try $0.sign(
        [
          11: $0.object(11, with: "/V 99 0 R /AP << /N 98 0 R >>"),
          98: AttackedFile.form("BT /F 12 Tf 2 5 Td (Grace) Tj ET", "0 0 100 40"),
        ], value: 99)
    },
    Attack("a field that is signed and locked", [.none, .formFilling, .annotations, .lockText]) {
      try $0.sign([11: $0.object(11, with: "/V 99 0 R /Ff 1")], value: 99)
    },
    Attack("a field that is signed, with other fields changed") {
      try $0.sign(
        [11: $0.object(11, with: "/V 99 0 R"), 6: $0.object(6, with: "/MaxLen 3")], value: 99)
    },
    new("a new field that is signed", .others, hidden),
    new("a new field that shows a signature", .seen, isTold: true, "\(covering) 4"),
    new("a new field that shows a signature on paper", .seen, isTold: true, "\(covering) 36"),
    new(
      "a new field that shows a signature once it is asked to", .seen, isTold: true,
      "\(covering) 2"),
    new(
      "a new field with a rectangle of five numbers", .seen, isTold: true,
      "/Rect [20 140 200 180 0] /AP << /N 98 0 R >> /F 4"),
    new(
      "a new field with a rectangle of another object", .seen, isTold: true,
      "/Rect [20 140 200 99 0 R] /AP << /N 98 0 R >> /F 4"),
    new("a new field with an action", [], hidden + " /AA << /F << /S /JavaScript /JS (1) >> >>"),
    new("a later certification", [], hidden, certifies),
    Attack("a later certification that the catalog names") {
      var objects = field($0, hidden)
      guard !$0.object(1).contains("/Perms") else {
        objects[1] = $0.object(1, replacing: "/DocMDP \($0.signature) 0 R", by: "/DocMDP 99 0 R")
        return try $0.sign(objects, value: 99, certifies)
      }
      objects[1] = $0.object(1, with: "/Perms << /DocMDP 99 0 R >>")
      try $0.sign(objects, value: 99, certifies)
    },
    new(
      "a new field that locks others", .others,
      hidden + " /Lock << /Type /SigFieldLock /Action /All >>"),
    Attack("a new field of a known name") {
      try $0.sign(field($0, hidden, "(Text)"), value: 99)
    },
    Attack("a signed field within a text field") {
      try $0.sign(
        [
          6: $0.object(6, with: "/Kids [97 0 R]"),
          97: "<< /FT /Sig /T (New) /Parent 6 0 R /V 99 0 R >>",
        ], value: 99)
    },
    Attack("a signed widget that covers the page", .seen, isTold: true) {
      var objects = field($0, "/Kids [96 0 R]")
      objects[3] = $0.object(3, replacing: "31 0 R", by: "31 0 R 96 0 R")
      objects[97] = "<< /FT /Sig /T (New) /V 99 0 R /Kids [96 0 R] >>"
      objects[96] =
        "<< /Type /Annot /Subtype /Widget /Parent 97 0 R /P 3 0 R \(covering) 4 >>"
      try $0.sign(objects, value: 99)
    },
    Attack("a signature that is changed afterwards") {
      try $0.sign(field($0, hidden), value: 99)
      $0.append([99: $0.object(99).replacingOccurrences(of: "/Filter", with: "/M (x) /Filter")])
    },
    Attack("a signature of less than all") {
      let signed = $0.data.count
      try $0.sign(field($0, hidden), value: 99)
      $0.replace("/ByteRange [0 ", by: "/ByteRange [1 ", behind: signed)
    },
    Attack("contents that a further signature covers") {
      try $0.sign(field($0, hidden), value: 99)
      $0.append([4: AttackedFile.stream(AttackBase.forged)])
    },
    Attack("contents that are changed under a further signature") {
      var objects = field($0, hidden)
      objects[4] = AttackedFile.stream(AttackBase.forged)
      try $0.sign(objects, value: 99)
    },
  ]

  /// Time stamps of the document, for which an authority is needed.
  static let timestamps: [Attack] = [
    Attack("a time stamp", .everywhere) {
      try $0.stamp(field($0, hidden), value: 99)
    },
    Attack("a time stamp in a field", .others) {
      try $0.stamp([11: $0.object(11, with: "/V 99 0 R")], value: 99)
    },
    Attack("a time stamp that shows something in its field", .others) {
      try $0.stamp(
        [
          11: $0.object(11, with: "/V 99 0 R /AP << /N 98 0 R >>"),
          98: AttackedFile.form(AttackBase.forged, "0 0 100 40"),
        ], value: 99)
    },
    Attack("a time stamp that covers the page", .seen, isTold: true) {
      try $0.stamp(field($0, "\(covering) 4"), value: 99)
    },
  ]
}

extension AttackedFile {
  /// Exchanges bytes behind a place.
  fileprivate mutating func replace(_ old: String, by new: String, behind start: Int) {
    guard let range = data[start...].range(of: Self.bytes(old)) else { return }
    data.replaceSubrange(range, with: Self.bytes(new))
  }
}
