// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The membership dictionaries (ISO 32000-2, 8.11.2.2) that loaded pages use. Makes the engine follow
/// their policies and visibility expressions, which by itself it mistakes or ignores.
final class LayerMemberships {
  /// The most objects of one page that are searched for memberships.
  private static let mostObjects = 50_000
  /// How much looking up layers may cost: some tenths of a second at most. A file can have many layers,
  /// each in many memberships. For the rest, the engine's own reading stays.
  private static let budget: Int32 = 50_000_000

  private var reached: Set<Int> = []
  private var found: [Int] = []
  private var budget = LayerMemberships.budget

  /// Applies the memberships that a page refers to. Its annotations, and the appearances of both, are
  /// included.
  func settle(onPage page: PDFObject, of document: Document) throws(EngineError) {
    guard try document.catalog?["OCProperties"] != nil else { return }
    var pending: [PDFObject] = []
    for key in ["Resources", "Annots"] {
      if let value = try page.inherited(key) { pending.append(value) }
    }
    var count = 0
    while count < Self.mostObjects, let object = pending.popLast() {
      count += 1
      let number = object.number
      guard number == 0 || reached.insert(number).inserted else { continue }
      if try settle(object, of: document) {
        if number > 0 { found.append(number) }
      } else {
        pending += try object.kind == .array ? object.elements : users(in: object)
      }
    }
  }

  /// Applies all memberships again after the visibility of layers changed.
  func settleAgain(in document: Document) throws(EngineError) {
    budget = Self.budget
    for number in found { _ = try settle(document.reference(to: number), of: document) }
  }

  /// The file's version of a membership, before changes for the engine; `nil` for other objects, and for
  /// a direct dictionary, which is never changed.
  static func inFile(_ object: PDFObject, of document: Document) throws(EngineError) -> PDFObject? {
    guard let number = Int32(exactly: object.number), number > 0, try object["Type"]?.name == "OCMD"
    else { return nil }
    return try PDFObject.make(document.context) {
      cm_object_in_file($0, document.raw, number, $1, $2)
    }
  }

  /// - Returns: whether the object is a membership.
  private func settle(_ object: PDFObject, of document: Document) throws(EngineError) -> Bool {
    var isMembership = false
    try document.context.call {
      cm_settle_membership($0, document.raw, object.raw, &budget, &isMembership, $1)
    }
    return isMembership
  }

  /// The values in a dictionary that may lead to memberships. All values of a dictionary of names may.
  /// Each value is listed once: a direct one has no number by which it would be recognised.
  private func users(in object: PDFObject) throws(EngineError) -> [PDFObject] {
    var users: [PDFObject] = []
    for key in ["OC", "Resources", "AP", "SMask", "G"] {
      if let value = try object[key] { users.append(value) }
    }
    for key in ["Properties", "XObject", "Pattern", "ExtGState", "Font", "N", "R", "D"] {
      guard let names = try object[key] else { continue }
      users += try names.kind == .dictionary ? names.entries.map(\.value) : [names]
    }
    return users
  }
}
