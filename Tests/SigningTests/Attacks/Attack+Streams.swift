// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// Object streams and cross-reference streams.
extension Attack {
  private static let forgedPage =
    "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 8 0 R >>"

  /// An object stream with what its header says.
  private static func holder(
    _ name: String, as forms: [UpdateForm] = [.table, .stream],
    _ stream: @escaping @Sendable (AttackedFile) -> String,
    lists listed: [Int: String] = [:]
  ) -> Attack {
    Attack(name, as: forms) { $0.append([97: stream($0)], .init(lines: listed)) }
  }

  static let streams: [Attack] = [
    Attack("nothing in a packed file", .everywhere, of: .packed) { $0.append([:]) },
    Attack("information in a packed file", .everywhere, of: .packed) {
      $0.append([21: "<< /Title (A contract, signed) >>"])
    },
    Attack("a text in a packed file", .text, of: .packed) {
      $0.append([6: $0.object(6, replacing: "/V ()", by: "/V (Ada)")])
    },
    Attack("a page in a packed file", of: .packed) { $0.append([3: forgedPage]) },
    Attack("contents in a packed file", of: .packed) {
      $0.append([4: AttackedFile.stream(AttackBase.forged)])
    },
    Attack("the signed object stream replaced by the same", of: .packed) {
      $0.append([
        AttackBase.holder: AttackedFile.objectStream([(1, $0.object(1)), (3, forgedPage)])
      ])
    },
    Attack("the signed object stream replaced by contents", of: .packed) {
      $0.append([AttackBase.holder: AttackedFile.stream(AttackBase.forged)])
    },
    holder("an object stream that holds what no table lists") { _ in
      AttackedFile.objectStream([(3, forgedPage)])
    },
    holder("an object stream that holds what stands in the file") { file in
      AttackedFile.objectStream([(21, file.object(21)), (3, forgedPage)])
    },
    holder("an object stream that extends another") { _ in
      AttackedFile.objectStream([(98, "(x)")], "/Extends 96 0 R")
    },
    holder("an object stream that holds less than it says") { _ in
      AttackedFile.stream("98 0 (x)", "/Type /ObjStm /N 2 /First 5")
    },
    holder("an object stream that begins behind its end") { _ in
      AttackedFile.stream("98 0 (x)", "/Type /ObjStm /N 1 /First 500")
    },
    Attack("a cross-reference stream in place of the contents", as: [.stream, .packed]) {
      $0.append([:], .init(table: 4))
    },
    Attack("a cross-reference stream in place of nothing", .everywhere, as: [.stream]) {
      $0.append([:], .init(table: 150))
    },
    Attack("a cross-reference stream that lists more numbers than there are", as: [.stream]) {
      $0.append([:], .init(index: "\(Int.max) 1"))
    },
    hybrid("a hidden page in a hybrid file", [3: forgedPage]),
    hybrid("hidden contents in a hybrid file", [4: AttackedFile.stream(AttackBase.forged)]),
    hybrid("hidden information in a hybrid file", [21: "<< /Title (A) >>"]),
  ]

  /// A table with a cross-reference stream beside it, which some readers prefer and others ignore.
  private static func hybrid(_ name: String, _ objects: [Int: String]) -> Attack {
    Attack(name, as: [.table]) {
      let signed = $0
      $0.form = .stream
      $0.append(objects)
      let hidden = $0.start
      let added = $0.data[signed.data.count...]
      // The stream's own end of the file is cut off: only the table's is left.
      let end = added.range(of: Data("startxref".utf8))?.lowerBound ?? $0.data.count
      $0.data.removeSubrange(end...)
      $0.form = .table
      $0.append([:], .init(trailer: "/XRefStm \(hidden)"))
    }
  }
}
