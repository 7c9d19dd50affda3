// SPDX-License-Identifier: AGPL-3.0-or-later

/// What readers understand in different ways, though one of them sees what was signed.
extension Attack {
  private static let forged = AttackedFile.stream(AttackBase.forged)

  static let syntax: [Attack] = [
    Attack("tables for different readers") { $0.append([:], .init(trailer: "/XRefStm 9")) },
    Attack("added encryption") {
      $0.append(
        [
          97: "<< /Filter /Standard /V 1 /R 2 /P -4 /O <\(String(repeating: "00", count: 32))> "
            + "/U <\(String(repeating: "00", count: 32))> >>"
        ], .init(trailer: "/Encrypt 97 0 R"))
    },
    Attack("a width that 32 bits do not hold") {
      $0.append([2: $0.object(2).replacing("300 200", with: "4294967596.0 200")])
    },
    Attack("encryption that is no dictionary") {
      $0.append([97: "(x)"], .init(trailer: "/Encrypt 97 0 R"))
    },
    Attack("fewer objects than before") { $0.append([:], .init(size: 17)) },
    Attack("fewer objects than are listed") { $0.append([97: "(x)"], .init(size: 60)) },
    Attack("an object twice in a table", as: [.table]) {
      let place = $0.data.count
      $0.append(raw: "4 0 obj\n\(forged)\nendobj\n4 0 obj\n\($0.object(4))\nendobj\n")
      let last = $0.data.count - "4 0 obj\n\($0.object(4))\nendobj\n".utf8.count
      let lines = AttackedFile.line(last, 0) + "\n4 1\n" + AttackedFile.line(place, 0)
      $0.append([:], .init(lines: [4: lines]))
    },
    Attack("an object that is written twice") {
      let first = $0.object(4)
      $0.append(raw: "4 0 obj\n\(forged)\nendobj\n")
      $0.append([4: first])
    },
    Attack("a line of another width", as: [.table]) {
      let line = String(AttackedFile.line($0.data.count, 0).dropLast())
      $0.append([97: "(x)"], .init(unlisted: [97], lines: [97: line]))
    },
    Attack("the end of a file in a comment") { $0.append(raw: "% startxref 9 %%EOF\n") },
    Attack("an object in a comment") { $0.append(raw: "% 4 0 obj << >> endobj\n") },
    Attack("a length in another object") {
      let contents = $0.object(4)
      let length = AttackBase.text.utf8.count
      $0.append([
        4: contents.replacingOccurrences(of: "/Length \(length)", with: "/Length 97 0 R")
          .replacingOccurrences(of: "ET", with: "ET \(AttackBase.forged)"),
        97: "\(length)",
      ])
    },
    Attack("a stream that begins with a carriage return") {
      $0.append([4: $0.object(4).replacingOccurrences(of: "stream\nBT", with: "stream\rBT")])
    },
    Attack("names that differ behind the part that is read", of: .mixed) {
      $0.append([
        39: "<< /\(AttackBase.longName)B 36 0 R /\(AttackBase.longName)A 37 0 R >>"
      ])
    },
    Attack("a name of 127 bytes", .everywhere) {
      $0.append([21: $0.object(21, with: "/#4e\(String(repeating: "N", count: 126)) (x)")])
    },
    Attack("a name of 128 bytes") {
      $0.append([21: $0.object(21, with: "/#4e\(String(repeating: "N", count: 127)) (x)")])
    },
    Attack("a number that no object has") {
      $0.append([21: $0.object(21, with: "/Own 4294967300 0 R")])
    },
    Attack("a word that is no value") { $0.append([21: $0.object(21, with: "/Own nan")]) },
    Attack("an object within another one") {
      $0.append([21: "<< /Title (A) >> endobj 4 0 obj << >>"])
    },
  ]
}
