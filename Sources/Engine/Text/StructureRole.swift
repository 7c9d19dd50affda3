// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The roles of structure elements that form blocks of text. See ISO 32000-2, 14.8.4.
enum StructureRole {
  /// Whether an element of this role is one block. Inner elements that are blocks too are not part of
  /// it.
  static func isOfBlocks(_ role: fz_structure) -> Bool { blocks.contains(role.rawValue) }

  static func name(_ role: fz_structure) -> String {
    fz_structure_to_string(role).map { String(cString: $0) } ?? ""
  }

  /// The HTML element for a block of this role.
  static func tag(_ role: String?) -> String {
    switch role {
    case "H1", "Title": "h1"
    case "H2", "H": "h2"
    case "H3": "h3"
    case "H4": "h4"
    case "H5": "h5"
    case "H6": "h6"
    case "BlockQuote": "blockquote"
    default: "p"
    }
  }

  /// Whether an element of this role has paragraphs. The paragraphs take this role, because their own
  /// says less.
  static func hasParagraphs(_ role: fz_structure) -> Bool { containers.contains(role.rawValue) }

  private static let containers = Set(
    [
      FZ_STRUCTURE_BLOCKQUOTE, FZ_STRUCTURE_CAPTION, FZ_STRUCTURE_TOCI, FZ_STRUCTURE_LISTITEM,
      FZ_STRUCTURE_TH, FZ_STRUCTURE_TD, FZ_STRUCTURE_NOTE, FZ_STRUCTURE_FENOTE,
    ].map(\.rawValue))

  private static let blocks = Set(
    [
      FZ_STRUCTURE_P, FZ_STRUCTURE_H, FZ_STRUCTURE_H1, FZ_STRUCTURE_H2, FZ_STRUCTURE_H3,
      FZ_STRUCTURE_H4, FZ_STRUCTURE_H5, FZ_STRUCTURE_H6, FZ_STRUCTURE_TITLE,
      FZ_STRUCTURE_BLOCKQUOTE, FZ_STRUCTURE_CAPTION, FZ_STRUCTURE_TOCI, FZ_STRUCTURE_LISTITEM,
      FZ_STRUCTURE_TH, FZ_STRUCTURE_TD, FZ_STRUCTURE_FIGURE, FZ_STRUCTURE_FORMULA,
      FZ_STRUCTURE_NOTE, FZ_STRUCTURE_FENOTE,
    ].map(\.rawValue))
}

/// The structure element of a block of text.
struct BlockOwner {
  /// The element. Pointers are not stored with their types, as in ``Document``.
  let element: OpaquePointer
  /// Its role; for a paragraph within a quotation, a list item, a cell, a caption or a note, the role of
  /// that.
  let role: fz_structure

  /// `nil` if the element is no block.
  init?(_ element: UnsafeMutablePointer<fz_stext_struct>, within outer: BlockOwner?) {
    let own = element.pointee.standard
    guard StructureRole.isOfBlocks(own) else { return nil }
    self.element = OpaquePointer(element)
    if own == FZ_STRUCTURE_P, let outer, StructureRole.hasParagraphs(outer.role) {
      role = outer.role
    } else {
      role = own
    }
  }
}
