// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a page shows is exchanged, and something harmless leads to it.
extension Attack {
  private static let forged = AttackedFile.stream(AttackBase.forged)

  static let replacements: [Attack] = [
    Attack("contents") { $0.append([4: forged]) },
    Attack("contents that are Info") {
      $0.append([4: forged], .init(trailer: "/Info 4 0 R"))
    },
    Attack("contents that are Metadata") {
      $0.append([4: forged, 1: $0.object(1, replacing: "/Metadata 12 0 R", by: "/Metadata 4 0 R")])
    },
    Attack("contents in the security store") {
      $0.append([4: forged, 1: $0.object(1, with: "/DSS << /Certs [4 0 R] >>")])
    },
    Attack("contents under a private key of the store") {
      $0.append([4: forged, 1: $0.object(1, with: "/DSS << /Own 4 0 R >>")])
    },
    Attack("contents under a private key of a field") {
      $0.append([4: forged, 6: $0.object(6, with: "/Own 4 0 R /V (x)")])
    },
    Attack("contents under a private key of an annotation") {
      $0.append([4: forged, 17: $0.object(17, with: "/Own 4 0 R")])
    },
    Attack("contents as an appearance") {
      $0.append([
        4: AttackedFile.form(AttackBase.forged),
        6: $0.object(6, replacing: "/N 23 0 R", by: "/N 4 0 R"),
      ])
    },
    Attack("contents of the type ObjStm") {
      $0.append([4: AttackedFile.stream(AttackBase.forged, "/Type /ObjStm /N 0 /First 0")])
    },
    Attack("contents of the type XRef") {
      $0.append([4: AttackedFile.stream(AttackBase.forged, "/Type /XRef")])
    },
    Attack("contents that were prepared") {
      $0.append([3: $0.object(3, replacing: "/Contents 4 0 R", by: "/Contents 8 0 R")])
    },
    Attack("an object that was missing", of: .dangling) {
      $0.append([90: AttackedFile.form(AttackBase.forged)])
    },
    Attack("an object that was missing, as Info", of: .dangling) {
      $0.append(
        [90: AttackedFile.form(AttackBase.forged)],
        .init(trailer: "/Info 90 0 R"))
    },
    Attack("resources") {
      $0.append([16: $0.object(16, replacing: "/F 7 0 R", by: "/F 24 0 R")])
    },
    Attack("resources under the form") {
      $0.append([
        16: $0.object(16, replacing: "/F 7 0 R", by: "/F 93 0 R"),
        93: "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>",
        5: $0.object(5, replacing: "/DR 18 0 R", by: "/DR 16 0 R"),
      ])
    },
    Attack("a font") {
      $0.append([7: "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>"])
    },
    Attack("a font's map to Unicode") {
      $0.append([7: $0.object(7, with: "/ToUnicode 94 0 R"), 94: AttackedFile.stream("")])
    },
    Attack("a font's encoding") {
      $0.append([7: $0.object(7, with: "/Encoding << /Differences [49 /nine] >>")])
    },
    Attack("a turn that is no whole number", of: .mixed) {
      $0.append([15: $0.object(15, replacing: "/Rotate 180", by: "/Rotate 180.0")])
    },
    Attack("a turn that is null") {
      $0.append([15: $0.object(15, with: "/Rotate null")])
    },
    Attack("contents that are removed") {
      $0.append([:], .init(lines: [4: "0000000000 00001 f "]))
    },
    Attack("contents that are null") { $0.append([4: "null"]) },
    Attack("an object that nothing leads to") {
      $0.append([9: "<< /Type /Annot /Subtype /Stamp /Rect [0 0 300 200] >>"])
    },
    Attack("a layer") { $0.append([13: "<< /Type /OCG /Name (Hidden) >>"]) },
  ]

  static let structures: [Attack] = [
    catalog("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"),
    catalog("/AA << /WP << /S /JavaScript /JS (1) >> >>"),
    catalog("/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>"),
    catalog("/StructTreeRoot << /Type /StructTreeRoot >>"),
    catalog("/PageLabels << /Nums [0 << /S /r >>] >>"),
    catalog("/ViewerPreferences << /HideToolbar true >>"),
    catalog("/Outlines << /Type /Outlines >>"), catalog("/PageMode /UseOutlines"),
    catalog("/Dests << /a [3 0 R /Fit] >>"), catalog("/Collection << /View /T >>"),
    catalog("/Legal << /JavaScriptActions 0 >>"), catalog("/NeedsRendering true"),
    catalog("/OutputIntents [<< /S /GTS_PDFA1 >>]"), catalog("/Own 4 0 R"),
    catalog("/PieceInfo << /Own << /Private 4 0 R >> >>"),
    catalog("/Extensions << /Own 4 0 R >>"),
    catalog("/MarkInfo << /Marked true >>"),
    Attack("layers that are off") {
      $0.append([1: $0.object(1, replacing: "/Order", by: "/OFF [13 0 R] /Order")])
    },
    Attack("another language") { $0.append([1: $0.object(1, replacing: "(en)", by: "(fr)")]) },
    Attack("another catalog") { $0.append([95: $0.object(1)], .init(root: "/Root 95 0 R")) },
    Attack("another page tree") {
      $0.append([
        1: $0.object(1, replacing: "/Pages 2 0 R", by: "/Pages 95 0 R"), 95: $0.object(2),
      ])
    },
    Attack("a node of the page tree") {
      $0.append([2: $0.object(2, with: "/Rotate 90")])
    },
    Attack("the inherited box") {
      $0.append([2: $0.object(2, replacing: "[0 0 300 200]", by: "[0 0 300 100]")])
    },
    Attack("a page of its own box") { $0.append([3: $0.object(3, with: "/CropBox [0 0 50 50]")]) },
    Attack("turned pages") { $0.append([3: $0.object(3, with: "/Rotate 90")]) },
    Attack("pages in another order") {
      $0.append([2: $0.object(2, replacing: "[3 0 R 15 0 R]", by: "[15 0 R 3 0 R]")])
    },
    Attack("one page less") {
      $0.append([2: $0.object(2, replacing: "[3 0 R 15 0 R]", by: "[3 0 R]")])
    },
    Attack("another count of pages") {
      $0.append([2: $0.object(2, replacing: "/Count 2", by: "/Count 1")])
    },
    Attack("another count of pages that inherit nothing", of: .mixed) {
      $0.append([2: $0.object(2, replacing: "/Count 2", by: "/Count 1")])
    },
    Attack("no kids of pages that inherit nothing", of: .mixed) {
      $0.append([2: $0.object(2, replacing: "[3 0 R 15 0 R]", by: "/None")])
    },
    Attack("a page that inherits nothing as a template", of: .mixed) {
      $0.append([
        2: $0.object(2, replacing: "/Count 2", by: "/Count 1"),
        15: $0.object(15, replacing: "/Type /Page", by: "/Type /Template"),
      ])
    },
    Attack("a page that is copied") {
      $0.append([
        2: $0.object(2, replacing: "[3 0 R 15 0 R]", by: "[95 0 R 15 0 R]"), 95: $0.object(3),
      ])
    },
    Attack("private data of a page") {
      $0.append([3: $0.object(3, with: "/PieceInfo << /Own << /Private 4 0 R >> >>")])
    },
    Attack("an action of a page") {
      $0.append([3: $0.object(3, with: "/AA << /O << /S /JavaScript /JS (1) >> >>")])
    },
    Attack("certification withdrawn", [.none, .lockAll, .lockText, .lockOthers]) {
      guard $0.object(1).contains("/Perms") else { return $0.append([:]) }
      $0.append([1: $0.object(1, replacing: "/Perms", by: "/Other")])
    },
  ]

  private static func catalog(_ entry: String) -> Attack {
    Attack("catalog \(entry)") { $0.append([1: $0.object(1, with: entry)]) }
  }
}
