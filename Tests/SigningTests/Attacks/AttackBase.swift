// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Signing
import Testing

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

/// How the attacked document is made.
enum AttackShape: CaseIterable, Hashable, Sendable {
  case plain
  /// Its pages name an object that is not there.
  case dangling
  /// All of its dictionaries are in an object stream.
  case packed
  /// Some of its objects are fields and something else, too, and it has names that readers shorten.
  case mixed
}

/// A document that was prepared for many attacks, before it was signed.
enum AttackBase {
  static let text = "BT /F 18 Tf 30 150 Td (Pay 100 EUR) Tj ET"
  static let forged = "BT /F 18 Tf 30 150 Td (Pay 900 EUR) Tj ET"
  /// The same on white.
  static let opaque = "1 g 0 0 300 200 re f 0 g " + forged

  static let objects: [Int: String] = [
    1: "<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /Metadata 12 0 R "
      + "/OCProperties << /OCGs [13 0 R] /D << /Order [13 0 R] >> >> /Lang (en) >>",
    2: "<< /Type /Pages /Kids [3 0 R 15 0 R] /Count 2 /MediaBox [0 0 300 200] >>",
    3: "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 4 0 R "
      + "/Annots [6 0 R 10 0 R 11 0 R 17 0 R 25 0 R 27 0 R 29 0 R 31 0 R] >>",
    4: AttackedFile.stream(text),
    5: "<< /Fields [6 0 R 10 0 R 11 0 R 24 0 R 27 0 R 29 0 R] /DA (/F 12 Tf 0 g) /DR 18 0 R >>",
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
    16: "<< /Font << /F 7 0 R >> /Properties << /L 13 0 R >> >>",
    17: "<< /Type /Annot /Subtype /Square /F 4 /P 3 0 R /Rect [240 20 280 60] /C [1 0 0] >>",
    18: "<< /Font << /F 7 0 R >> >>",
    19: AttackedFile.form("0 0 10 10 re f", "0 0 15 15"),
    20: AttackedFile.form("", "0 0 15 15"),
    21: "<< /Title (A contract) >>",
    23: AttackedFile.form("", "0 0 200 20"),
    // A field whose widget is another object.
    24: "<< /FT /Tx /T (Split) /DA (/F 12 Tf 0 g) /V () /Kids [25 0 R] >>",
    25: "<< /Type /Annot /Subtype /Widget /Parent 24 0 R /F 4 /P 3 0 R /Rect [150 70 230 85] "
      + "/AP << /N 26 0 R >> >>",
    26: AttackedFile.form("", "0 0 80 15"),
    // An empty field over the text.
    27: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Over) /F 4 /P 3 0 R /Rect [20 140 200 180] "
      + "/DA (/F 12 Tf 0 g) /V () /AP << /N 28 0 R >> >>",
    28: AttackedFile.form("", "0 0 180 40"),
    // A hidden field that was prepared to replace the text.
    29: "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Hidden) /F 2 /P 3 0 R /Rect [0 0 300 200] "
      + "/DA (/F 12 Tf 0 g) /V () /AP << /N 30 0 R >> >>",
    30: AttackedFile.form(opaque),
    // A frame around the text.
    31: "<< /Type /Annot /Subtype /Square /F 4 /P 3 0 R /Rect [20 140 200 180] /C [1 0 0] "
      + "/AP << /N 32 0 R >> >>",
    32: AttackedFile.form("1 0 0 RG 1 1 178 38 re S", "0 0 180 40"),
  ]

  /// More than the highest number before anything was signed.
  static let size = 33
  /// What holds the objects of a packed document.
  static let holder = 33

  /// The bytes before anything was signed.
  static func plain(_ shape: AttackShape) -> Data {
    var objects = objects
    if shape == .dangling {
      objects[4] = AttackedFile.stream(text + " /Gone Do")
      objects[16] = "<< /Font << /F 7 0 R >> /XObject << /Gone 90 0 R >> >>"
    }
    if shape == .mixed { objects.merge(mixed) { $1 } }
    var file = AttackedFile(Data("%PDF-1.7\n%\u{e2}\u{e3}\n".utf8))
    file.form = shape == .packed ? .packed : .table
    file.append(
      objects,
      .init(
        trailer: "/Info 21 0 R /ID [<0123> <0123>]", lines: [0: "0000000000 65535 f "]))
    return file.data
  }

  /// The bytes as they were signed.
  static func signed(
    _ context: AttackContext, _ shape: AttackShape = .plain
  ) throws -> AttackedFile {
    let bench = try SigningBench("simple.pdf")
    try plain(shape).write(to: bench.file)
    try bench.open().sign(bench.file) {
      $0.place = .init(0, nil)
      $0.certification = context.certification
      $0.lock = context.lock
    }
    return AttackedFile(
      try Data(contentsOf: bench.file), packed: shape == .packed ? objects : [:])
  }
}

/// A document that is signed once for all attacks in each way.
final class SignedFiles: Sendable {
  static let all = SignedFiles()

  private struct Way: Hashable { let context: AttackContext, shape: AttackShape }
  private let files: [Way: Result<AttackedFile, any Error>]
  private let fields: [Way: Result<String, any Error>]

  private init() {
    var files: [Way: Result<AttackedFile, any Error>] = [:]
    var fields: [Way: Result<String, any Error>] = [:]
    for context in AttackContext.allCases {
      for shape in AttackShape.allCases {
        let way = Way(context: context, shape: shape)
        let file = Result { try AttackBase.signed(context, shape) }
        files[way] = file
        fields[way] = Result { try #require(try file.get().reports().first).field }
      }
    }
    (self.files, self.fields) = (files, fields)
  }

  func file(_ context: AttackContext, _ shape: AttackShape) throws -> AttackedFile {
    try #require(files[Way(context: context, shape: shape)]).get()
  }

  /// The name of the signed field.
  func field(_ context: AttackContext, _ shape: AttackShape) throws -> String {
    try #require(fields[Way(context: context, shape: shape)]).get()
  }
}
