// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An edit that is made piece by piece; each piece is one operation of the journal.
public protocol EditWork: AnyObject {
  /// The number of pieces, at least one; it may change with each piece.
  var count: Int { get }

  /// The touches that are only known after the document is read. They are in addition to
  /// ``Edit/touches``.
  var touches: [AnnotationTouch] { get }

  /// Makes a piece, within an operation of the journal. Pieces are made in order, each once.
  func perform(_ piece: Int) throws(EditError) -> EditEffect
}

extension EditWork {
  public var touches: [AnnotationTouch] { [] }

  func performAll() throws(EditError) -> EditEffect {
    var (effects, piece) = ([EditEffect](), 0)
    while piece < count {
      effects.append(try perform(piece))
      piece += 1
    }
    return .sum(effects)
  }
}

/// Work on the pieces of an edit that are independent. A piece is freed once it is made.
final class EditPieces: EditWork {
  private var pieces: [(any Edit)?]
  private let document: Document

  init(_ pieces: [any Edit], _ document: Document) {
    (self.pieces, self.document) = (pieces, document)
  }

  var count: Int { pieces.count }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    guard pieces.indices.contains(piece), let edit = pieces[piece] else { return EditEffect() }
    pieces[piece] = nil
    return try edit.perform(on: document)
  }
}

/// The number of pages that one piece covers. It is for edits that change little of each page.
let pagesInPiece = 50

/// Cuts large edits into pieces; see ``Edit/pieces``.
extension Array {
  /// The elements in order, in arrays of at most this size; for an empty array, one empty array.
  func inPieces(of size: Int) -> [[Element]] {
    guard count > size else { return [self] }
    return stride(from: 0, to: count, by: size).map {
      Array(self[$0..<Swift.min($0 + size, count)])
    }
  }
}

extension [Annotation] {
  /// The annotations of each page, in page order; for an empty array, one empty array.
  var byPage: [[Annotation]] {
    guard !isEmpty else { return [[]] }
    return Dictionary(grouping: self, by: \.pageIndex).sorted { $0.key < $1.key }.map(\.value)
  }
}
