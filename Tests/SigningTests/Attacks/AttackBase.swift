// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Signing

/// What the signature of the attacked document lets be done.
enum AttackContext: String, CaseIterable, Sendable {
  case none, noChanges, formFilling, annotations, lockAll, lockText, lockOthers

  var certification: Certification? {
    switch self {
    case .noChanges: .noChanges
    case .formFilling: .formFilling
    case .annotations: .annotations
    default: nil
    }
  }

  var lock: FieldLock? {
    switch self {
    case .lockAll: FieldLock(.all)
    case .lockText: FieldLock(.include, ["Text"])
    case .lockOthers: FieldLock(.exclude, ["Text"])
    default: nil
    }
  }
}

/// A document that was prepared for many attacks, before it was signed.
enum AttackBase {
  static let text = "BT /F 18 Tf 30 150 Td (Pay 100 EUR) Tj ET /Gone Do"
  static let forged = "BT /F 18 Tf 30 150 Td (Pay 900 EUR) Tj ET"

  static let objects: [Int: String] = [
    1: "<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /Metadata 12 0 R "
      + "/OCProperties << /OCGs [13 0 R] /D << /Order [13 0 R] >> >> /Lang (en) >>",
    2: "<< /Type /Pages /Kids [3 0 R 15 0 R] /Count 2 /MediaBox [0 0 300 200] >>",
    3: "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 4 0 R "
      + "/Annots [6 0 R 10 0 R 11 0 R 17 0 R] >>",
    4: AttackedFile.stream(text),
    5: "<< /Fields [6 0 R 10 0 R 11 0 R] /DA (/F 12 Tf 0 g) /DR 18 0 R >>",
    6: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Text) /F 4 /P 3 0 R /Rect [30 100 230 120] "
      + "/DA (/F 12 Tf 0 g) /V () /AP << /N 23 0 R >> >>",
    7: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    8: AttackedFile.form(forged),
    9: "<< /Type /Annot /Subtype /Stamp /Rect [0 0 300 200] /AP << /N 8 0 R >> >>",
    10: "<< /Type /Annot /Subtype /Widget /FT /Btn /T (Box) /F 4 /P 3 0 R /Rect [30 70 45 85] "
      + "/AS /Off /AP << /N << /Yes 19 0 R /Off 20 0 R >> >> >>",
    11:
      "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Later) /F 4 /P 3 0 R /Rect [100 20 200 60] >>",
    12: AttackedFile.stream(
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>", "/Type /Metadata /Subtype /XML"),
    13: "<< /Type /OCG /Name (Layer) >>",
    15: "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 4 0 R >>",
    16: "<< /Font << /F 7 0 R >> /XObject << /Gone 90 0 R >> /Properties << /L 13 0 R >> >>",
    17: "<< /Type /Annot /Subtype /Square /F 4 /P 3 0 R /Rect [240 20 280 60] /C [1 0 0] >>",
    18: "<< /Font << /F 7 0 R >> >>",
    19: AttackedFile.form("0 0 10 10 re f", "0 0 15 15"),
    20: AttackedFile.form("", "0 0 15 15"),
    21: "<< /Title (A contract) >>",
    23: AttackedFile.form("", "0 0 200 20"),
  ]

  /// The bytes before anything was signed.
  static var plain: Data {
    var data = Data("%PDF-1.7\n%\u{e2}\u{e3}\n".utf8)
    var offsets: [Int: Int] = [:]
    for (number, text) in objects.sorted(by: { $0.key < $1.key }) {
      offsets[number] = data.count
      data += Data("\(number) 0 obj\n\(text)\nendobj\n".utf8)
    }
    let table = data.count
    data += Data("xref\n0 1\n0000000000 65535 f \n".utf8)
    for (number, offset) in offsets.sorted(by: { $0.key < $1.key }) {
      let digits = String(repeating: "0", count: 10 - String(offset).count) + String(offset)
      data += Data("\(number) 1\n\(digits) 00000 n \n".utf8)
    }
    data += Data(
      "trailer\n<< /Size 92 /Root 1 0 R /Info 21 0 R /ID [<0123> <0123>] >>\nstartxref\n\(table)\n%%EOF\n"
        .utf8)
    return data
  }

  /// The bytes as they were signed.
  static func signed(_ context: AttackContext) throws -> AttackedFile {
    let bench = try SigningBench("simple.pdf")
    try plain.write(to: bench.file)
    try bench.open().sign(bench.file) {
      $0.place = .init(0, nil)
      $0.certification = context.certification
      $0.lock = context.lock
    }
    return AttackedFile(try Data(contentsOf: bench.file))
  }
}
