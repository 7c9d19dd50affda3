// SPDX-License-Identifier: AGPL-3.0-or-later

/// Fields, their widgets, and what is said to be signed.
extension Attack {
  static let forms: [Attack] = [
    Attack("a form in XFA") {
      $0.append([5: $0.object(5, with: "/XFA 96 0 R"), 96: AttackedFile.stream("<x/>")])
    },
    Attack("calculations") { $0.append([5: $0.object(5, with: "/CO [6 0 R]")]) },
    Attack("another default appearance") {
      $0.append([5: $0.object(5, replacing: "0 g", by: "1 g")])
    },
    Attack("another default font") {
      $0.append([
        18: "<< /Font << /F 96 0 R >> >>",
        96: "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>",
      ])
    },
    Attack("one field less") { $0.append([5: $0.object(5, replacing: "6 0 R 10", by: "10")]) },
    Attack("a field twice") {
      $0.append([5: $0.object(5, replacing: "6 0 R 10", by: "6 0 R 6 0 R 10")])
    },
    Attack("a new field") {
      $0.append([
        5: $0.object(5, replacing: "6 0 R 10", by: "6 0 R 96 0 R 10"),
        96: "<< /FT /Tx /T (New) /V (x) >>",
      ])
    },
    Attack("another form") {
      $0.append([
        1: $0.object(1, replacing: "/AcroForm 5 0 R", by: "/AcroForm 96 0 R"), 96: $0.object(5),
      ])
    },
    field("/Ff 1"), field("/MaxLen 3"), field("/MK << /BG [1] >>"),
    field("/DV (x)"), field("/TU (x)"),
    field("/A << /S /JavaScript /JS (1) >>"), field("/AA << /F << /S /JavaScript /JS (1) >> >>"),
    field("/Own 1"),
    field("/OC 13 0 R"), field("/Kids [97 0 R]"), field("/Lock 96 0 R"), field("/Opt [(x)]"),
    Attack("a field of another name") {
      $0.append([6: $0.object(6, replacing: "(Text)", by: "(Other)")])
    },
    Attack("a field of another kind") {
      $0.append([6: $0.object(6, replacing: "/FT /Tx", by: "/FT /Ch")])
    },
    Attack("a field at another place") {
      $0.append([6: $0.object(6, replacing: "[30 100 230 120]", by: "[0 0 300 200]")])
    },
    Attack(
      "a field with a prepared look"
    ) {
      $0.append([6: $0.object(6, replacing: "/N 23 0 R", by: "/N 8 0 R")])
    },
    Attack("a box that shows another state") {
      $0.append([10: $0.object(10, replacing: "/AS /Off", by: "/AS /Yes")])
    },
    Attack("a field with a look that is no form") {
      $0.append([6: $0.object(6, replacing: "/N 23 0 R", by: "/N 96 0 R"), 96: "<< /Own 4 0 R >>"])
    },
    Attack("a text field that is a dictionary") {
      $0.append([6: $0.object(6, replacing: "/V ()", by: "/V << /Own 4 0 R >>")])
    },
  ]

  static let objects: [Attack] = [6, 10, 17, 25].map { number in
    Attack("object \(number) as a stream") { file in
      let entries = file.object(number).dropFirst(2).dropLast(2)
      file.append([number: AttackedFile.stream("", String(entries))])
    }
  }

  private static func field(_ entry: String) -> Attack {
    Attack("a field with \(entry)") {
      $0.append([
        6: $0.object(6, with: entry), 96: "<< >>", 97: "<< /Parent 6 0 R >>",
      ])
    }
  }

  private static let look = AttackedFile.form(AttackBase.forged)
  private static let widget =
    "/Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Rect [0 0 300 200] /AP << /N 98 0 R >>"

  private static func listed(_ file: AttackedFile, _ number: Int) -> [Int: String] {
    [
      3: file.object(3, replacing: "17 0 R", by: "17 0 R \(number) 0 R"),
      5: file.object(5, replacing: "[6 0 R", by: "[\(number) 0 R 6 0 R"), 98: look,
    ]
  }

  /// A field that says that it is signed.
  private static func claim(_ name: String, _ value: String) -> Attack {
    Attack("a new field that signs nothing: \(name)") { file in
      var objects = listed(file, 97)
      objects[97] = "<< \(widget) /FT /Sig /T (New) /V 99 0 R >>"
      objects[99] = value
      file.append(objects)
    }
  }

  static let widgets: [Attack] = [
    Attack("a widget of no field") {
      $0.append([
        3: $0.object(3, replacing: "17 0 R", by: "17 0 R 97 0 R"), 97: "<< \(widget) >>", 98: look,
      ])
    },
    Attack("a widget of a field that no form lists") {
      $0.append([
        3: $0.object(3, replacing: "17 0 R", by: "17 0 R 97 0 R"),
        97: "<< \(widget) /FT /Tx /T (New) /V (x) >>", 98: look,
      ])
    },
    Attack("a widget that names a field") {
      $0.append([
        3: $0.object(3, replacing: "17 0 R", by: "17 0 R 97 0 R"),
        97: "<< \(widget) /Parent 6 0 R >>", 98: look,
      ])
    },
    Attack("a widget on another page") {
      $0.append([15: $0.object(15, with: "/Annots [6 0 R]")])
    },
    Attack("a widget that is gone") {
      $0.append([3: $0.object(3, replacing: "6 0 R 10", by: "10")])
    },
    Attack("an unsigned field for a signature") { file in
      var objects = listed(file, 97)
      objects[97] = "<< \(widget) /FT /Sig /T (New) >>"
      file.append(objects)
    },
    claim("Sig", "<< /Type /Sig >>"), claim("RFC3161", "<< /SubFilter /ETSI.RFC3161 >>"),
    claim(
      "a document time stamp", "<< /Type /DocTimeStamp /SubFilter /ETSI.RFC3161 /Contents <00> >>"),
    claim(
      "contents",
      "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <3000> "
        + "/ByteRange [0 10 20 10] >>"),
    claim("nothing", "<< >>"), claim("a form", "8 0 R"),
    Attack("a field that is signed with another signature") { file in
      var objects = listed(file, 97)
      objects[97] = "<< \(widget) /FT /Sig /T (New) /V \(file.signature) 0 R >>"
      file.append(objects)
    },
    Attack("an empty field that is signed with another signature") {
      $0.append([11: $0.object(11, with: "/V \($0.signature) 0 R")])
    },
    Attack("an empty field that signs nothing") {
      $0.append([11: $0.object(11, with: "/V 97 0 R"), 97: "<< /Type /Sig /Contents <00> >>"])
    },
    Attack("an empty field that shows something") {
      $0.append([11: $0.object(11, with: "/AP << /N 98 0 R >>"), 98: look])
    },
    Attack("contents removed from the signature") {
      $0.append([
        $0.signature: "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached >>"
      ])
    },
    Attack("the signature removed") {
      $0.append([$0.field: $0.object($0.field, replacing: "/V \($0.signature) 0 R", by: "")])
    },
    Attack("the signed field removed") {
      $0.append([5: $0.object(5, replacing: "\($0.field) 0 R", by: "")])
    },
    Attack("the signed field in sight") {
      $0.append([
        $0.field: "<< \(widget) /FT /Sig /T (Signature2) /V \($0.signature) 0 R >>", 98: look,
      ])
    },
    Attack("another byte range") {
      $0.append([
        $0.signature: $0.object($0.signature).replacingOccurrences(
          of: "/ByteRange[0 ", with: "/ByteRange[1 ")
      ])
    },
  ]
}
