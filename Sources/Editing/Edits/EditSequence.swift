// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Several edits, one after the other, as one step of the history.
public struct EditSequence: Edit {
  public var name: String
  public var edits: [any Edit]

  public init(name: String, _ edits: [any Edit]) {
    self.name = name
    self.edits = edits
  }

  public static let kind = "editSequence"
  public var permission: KeyPath<Permissions, Bool> & Sendable {
    edits.first?.permission ?? \.annotate
  }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] {
    edits.isEmpty ? [permission] : edits.flatMap(\.permissions)
  }

  public var touches: [AnnotationTouch] { edits.flatMap(\.touches) }

  public var pieces: [any Edit] {
    let pieces = edits.flatMap(\.pieces)
    return pieces.count > 25 || pieces.count > edits.count ? pieces : [self]
  }

  /// Performs the pieces, or the edits one after the other. The edits follow each other, each in its
  /// own pieces, if the first one interleaves its pieces with reading, as the removal of pages does.
  public func work(on document: Document) throws(EditError) -> any EditWork {
    let pieces = pieces
    guard pieces.count == 1, let first = try edits.first?.work(on: document), first.count > 1 else {
      return EditPieces(pieces, document)
    }
    return SequenceWork(first, then: edits.dropFirst(), on: document)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effects: [EditEffect] = []
    for edit in edits { effects.append(try edit.perform(on: document)) }
    return .sum(effects)
  }
}

/// Work on edits one after the other. The work on an edit begins when the one before it is made.
private final class SequenceWork: EditWork {
  private let document: Document
  private var work: any EditWork
  /// How many pieces were made before the present work.
  private var made = 0
  private var rest: ArraySlice<any Edit>

  init(_ first: any EditWork, then rest: ArraySlice<any Edit>, on document: Document) {
    (work, self.rest, self.document) = (first, rest, document)
  }

  var count: Int { made + work.count + rest.count }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    if piece - made >= work.count, let next = rest.popFirst() {
      made = piece
      work = try next.work(on: document)
    }
    return try work.perform(piece - made)
  }
}

extension EditSequence {
  public var encoded: JSONTree {
    [
      "name": name.encoded,
      "edits": .array(edits.map { ["kind": type(of: $0).kind.encoded, "value": $0.encoded] }),
    ]
  }

  /// Decodes the edits of this layer. Reading a log needs the catalogue of all layers.
  public init(encoded: JSONTree) throws(EditError) {
    try self.init(encoded: encoded, EditCatalogue(EditCatalogue.editing))
  }

  init(encoded: JSONTree, _ catalogue: EditCatalogue) throws(EditError) {
    guard case .array(let parts)? = encoded[member: "edits"] else {
      throw .unreadable("It has no edits.")
    }
    let name: String = try encoded.decode("name")
    var edits: [any Edit] = []
    for part in parts {
      let kind: String = try part.decode("kind")
      let logged = LoggedEdit(kind: kind, name: name, value: part[member: "value"] ?? .null)
      edits.append(try catalogue.decode(logged))
    }
    self.init(name: name, edits)
  }
}
