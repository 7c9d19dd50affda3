// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A change to a document as a value. It holds all that is needed to make the change and to repeat it.
///
/// An edit holds everything that its result depends on (ids, dates, author). Performing it on the same
/// document gives the same document, even after the edit was read back from an edit log. It holds no
/// password.
public protocol Edit: LogValue {
  /// The name of this type of edit in the edit log. It never changes.
  static var kind: String { get }
  /// The name that the history shows, such as "Move highlight".
  var name: String { get }
  /// The permission that the document must grant.
  var permission: KeyPath<Permissions, Bool> & Sendable { get }
  /// All required permissions: only `permission`, unless the edit consists of several edits.
  var permissions: [KeyPath<Permissions, Bool> & Sendable] { get }

  /// The ways in which the edit touches annotations. The list has all touches that a client's policy
  /// could forbid. Annotations that the edit itself creates need not be repeated for further changes to
  /// them.
  var touches: [AnnotationTouch] { get }

  /// Edits that together make the same change, in order; only the edit itself if it is small.
  ///
  /// Each piece is an operation of MuPDF's journal. The time for an operation grows faster than
  /// the number of objects that it changes, and other work can go on between two pieces.
  var pieces: [any Edit] { get }

  /// The pages whose drawing or text may change; `nil` if that is unknown.
  var scope: Set<Int>? { get }

  /// Makes the change piece by piece. Performs ``pieces`` by default; an edit with interdependent pieces
  /// provides its own work.
  func work(on document: Document) throws(EditError) -> any EditWork

  /// Makes the whole change, within an operation of the journal.
  func perform(on document: Document) throws(EditError) -> EditEffect
}

extension Edit {
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [permission] }
  public var pieces: [any Edit] { [self] }
  public var scope: Set<Int>? { nil }
  public func work(on document: Document) throws(EditError) -> any EditWork {
    EditPieces(pieces, document)
  }
}

/// An edit that provides its own work, piece by piece.
public protocol WorkEdit: Edit {
  func makeWork(on document: Document) throws(EditError) -> any EditWork
}

extension WorkEdit {
  public func work(on document: Document) throws(EditError) -> any EditWork {
    try makeWork(on: document)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try makeWork(on: document).performAll()
  }
}

/// The parts of a document that an edit touched.
public struct EditEffect: Hashable, Sendable {
  /// The pages that look different, by their indices after the edit.
  public var pages: Set<Int> = []
  /// The new indices of the pages; `nil` if all pages stayed in place. Apply it to all data stored by
  /// page index before you use ``pages``.
  public var mapping: PageMapping?
  /// The ids of new annotations.
  public var added: [String] = []
  public var changed: [String] = []
  public var removed: [String] = []
  /// The properties that changed, for each changed annotation where they are known.
  public var differences: [String: Set<Annotation.Property>] = [:]
  /// How far changed annotations moved, for those that moved as a whole.
  public var offsets = AnnotationOffsets()
  /// The removed annotations that became part of their pages' contents.
  public var flattened: [String] = []
  /// The ids of form fields whose value or appearance changed.
  public var fields: [String] = []
  public var bookmarks = false
  /// Changes to data outside the document, in order.
  public var stores: [StoreChange] = []
  /// Whether the order of pages or the outline changed. If so, cached data about them is stale.
  public var structure = false
  /// The pages that look the same but have a changed rule; `nil` if no rotation, box, label or rule of
  /// a page changed.
  public var pageFacts: Set<Int>?
  /// Whether the outline changed, or where its entries lead.
  public var outline = false
  /// The results of redactions, page by page.
  public var redactions: [PageRedaction] = []
  /// How much hidden information was removed.
  public var hiddenInformation: [HiddenInformation: Int] = [:]
  /// Whether something was removed that no later file may contain.
  public var erases = false

  public init() {}

  /// Whether a fact about a page changed, such as its rotation. This includes moved, turned and cropped
  /// pages.
  public var movesPages: Bool { mapping != nil || pageFacts != nil }

  public var reversed: EditEffect {
    var effect = self
    (effect.added, effect.removed) = (removed, added)
    effect.flattened = []
    effect.offsets = offsets.reversed
    effect.redactions = []
    effect.hiddenInformation = [:]
    effect.erases = false
    effect.stores = stores.reversed().map(\.reversed)
    if let back = mapping?.inverse {
      effect.mapping = back
      effect.pages = Set(pages.compactMap(back.newIndex)).union(back.added)
      effect.pageFacts = pageFacts.map { Set($0.compactMap(back.newIndex)) }
    }
    return effect
  }

  public mutating func merge(_ other: EditEffect) {
    follow(other.mapping)
    pages.formUnion(other.pages)
    added += other.added
    changed += other.changed
    removed += other.removed
    flattened += other.flattened
    if !other.fields.isEmpty {
      let known = Set(fields.map(\.exact))
      fields += other.fields.filter { !known.contains($0.exact) }
    }
    offsets.merge(other.offsets, other.differences, after: differences)
    differences.merge(other.differences) { $0.union($1) }
    bookmarks = bookmarks || other.bookmarks
    stores += other.stores
    structure = structure || other.structure
    if let others = other.pageFacts { pageFacts = (pageFacts ?? []).union(others) }
    outline = outline || other.outline
    redactions += other.redactions
    hiddenInformation.merge(other.hiddenInformation) { $0 + $1 }
    erases = erases || other.erases
  }

  private mutating func follow(_ next: PageMapping?) {
    guard let next else { return }
    pages = Set(pages.compactMap(next.newIndex))
    pageFacts = pageFacts.map { Set($0.compactMap(next.newIndex)) }
    mapping = mapping?.followed(by: next) ?? next
  }
}
