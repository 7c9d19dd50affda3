// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The membership dictionaries (ISO 32000-2, 8.11.2.2) that loaded pages use. Makes the engine follow
/// their policies and visibility expressions, which by itself it mistakes or ignores.
final class LayerMemberships {
  private var reached: Set<Int> = []
  private var found: [Int] = []

  /// Settles the memberships that a page uses: by itself, its annotations, and all that both draw.
  func settle(onPage page: PDFObject, of document: Document) throws(EngineError) {
    guard try document.catalog?["OCProperties"] != nil else { return }
    var pending: [PDFObject] = []
    for key in ["Resources", "Annots"] {
      if let value = try page.inherited(key) { pending.append(value) }
    }
    while let object = pending.popLast() {
      let number = object.number
      guard number == 0 || reached.insert(number).inserted else { continue }
      if try settle(object, of: document) {
        if number > 0 { found.append(number) }
      } else {
        pending += try object.kind == .array ? object.elements : users(in: object)
      }
    }
  }

  /// Settles all memberships again after the visibility of layers changed.
  func settleAgain(in document: Document) throws(EngineError) {
    for number in found { _ = try settle(document.reference(to: number), of: document) }
  }

  /// A membership that is an object of its own, with its entries in the file instead of those that the
  /// engine follows; `nil` for any other object.
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
      cm_settle_membership($0, document.raw, object.raw, &isMembership, $1)
    }
    return isMembership
  }

  /// The values in a dictionary that may lead to memberships. In dictionaries of names, all may.
  private func users(in object: PDFObject) throws(EngineError) -> [PDFObject] {
    var users: [PDFObject] = []
    for key in ["OC", "Resources", "AP", "SMask", "G"] {
      if let value = try object[key] { users.append(value) }
    }
    for key in ["Properties", "XObject", "Pattern", "ExtGState", "Font", "N", "R", "D"] {
      guard let names = try object[key] else { continue }
      users.append(names)
      if try names.kind == .dictionary { users += try names.entries.map(\.value) }
    }
    return users
  }
}
