// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds the changes between a revision and the present document.
///
/// Both are walked together from the trailer down. On the paths of the standard (ISO 32000-2, 12.8.2;
/// ETSI EN 319 142-1) a ``KeyRule`` says for each key how its value may differ; any other difference
/// is a change that no signature allows. Each path is judged separately: an object may change only if
/// every path to it allows the change. A change that no path explains is
/// ``DocumentChanges/Kind/other``.
struct ChangeFinder {
  let old: Document
  let new: Document
  /// The numbers of the objects that were changed, removed or added.
  let differing: Set<Int>
  let catalogNumber: Int
  let oldTrees: Trees
  let newTrees: Trees
  var changes = DocumentChanges()
  /// The objects that were compared as unchangeable, for each kind of change.
  var held: Set<HeldObject> = []
  /// Values that a path allows to differ. Changes to objects that only these refer to are explained.
  var released: [(value: PlainObject, isOld: Bool)] = []
  /// The names of fields that became read-only.
  var lockedFields: [String] = []
  /// Objects that are compared separately, whatever refers to them.
  var told: Set<Int> = []

  /// Additions that may cover contents, by page index.
  var coverings: [Int: [Covering]] = [:]

  /// The pages and fields of a document.
  struct Trees {
    let pages: PageTree
    let form: FormTree

    init(_ document: Document, catalog: PlainObject) throws(EngineError) {
      pages = try PageTree(document, root: catalog["Pages"])
      form = try FormTree(document, form: document.follow(catalog["AcroForm"]))
    }
  }

  struct HeldObject: Hashable {
    let number: Int
    let kind: DocumentChanges.Kind
    let isDrawn: Bool
  }

  init(from old: Document, to new: Document) throws(EngineError) {
    (self.old, self.new) = (old, new)
    differing = Set(try new.objects(differingFrom: old))
    let (before, now) = (try old.plainCatalog, try new.plainCatalog)
    catalogNumber = (try old.plainObject(0) ?? .null)["Root"].target ?? 0
    oldTrees = try Trees(old, catalog: before)
    newTrees = try Trees(new, catalog: now)
  }

  mutating func run() throws(EngineError) -> DocumentChanges {
    let (before, now) = (try old.plainObject(0) ?? .null, try new.plainObject(0) ?? .null)
    try compareTrailers(before, now)
    try explainRest()
    try tellCoverings()
    if old.isRepaired || new.isRepaired {
      changes.note(.other, "The file is damaged and had to be repaired.")
    }
    return changes
  }

  private mutating func compareTrailers(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard let root = before["Root"].target, root > 0, now["Root"] == before["Root"],
      let oldCatalog = try old.plainObject(root), let newCatalog = try new.plainObject(root)
    else { return changes.note(.other, "The document's catalog was replaced.") }
    for key in ChangeFinder.keys(before, now) where key != "Root" {
      switch KeyRule.trailer[key] {
      case .ignored: continue
      case .information: try compareInformation(before[key], now[key])
      default:
        if key == "ID" {
          compareIdentifiers(before, now)
        } else {
          try hold(before[key], now[key], at: key, as: .other, "The trailer's entry \(key)")
        }
      }
    }
    try compareCatalogs(oldCatalog, newCatalog)
  }

  /// The second part of the file identifier differs in each revision. Without encryption, the whole
  /// identifier is optional (ISO 32000-2, table 15).
  private mutating func compareIdentifiers(_ before: PlainObject, _ now: PlainObject) {
    guard let known = before["ID"].elements?.first else { return }
    if now["ID"] == .null, now["Encrypt"] == .null, before["Encrypt"] == .null { return }
    if now["ID"].elements?.first != known {
      changes.note(.other, "The file's identifier was changed.")
    }
  }

  private mutating func compareInformation(
    _ before: PlainObject, _ now: PlainObject
  ) throws(EngineError) {
    guard try differs(before, now) else { return }
    changes.note(.information)
    release(before, now)
    let entries = try new.follow(now)
    guard entries == .null || entries.isFlat else {
      return changes.note(.other, "The information dictionary has entries of the wrong kind.")
    }
  }
}

extension Document {
  /// The changes since an earlier revision of this document.
  public func changes(since revision: Document) throws(EngineError) -> DocumentChanges {
    var finder = try ChangeFinder(from: revision, to: self)
    var changes = try finder.run()
    if opening.hasRebuiltPages || revision.opening.hasRebuiltPages,
      try !hasWrittenPageTree(of: revision)
    {
      changes.note(.pages, "The page tree, which is damaged, was changed.")
    }
    for problem in try asOpened().problemsOfUpdates(since: revision) {
      changes.note(.other, problem)
    }
    return changes
  }

  var plainCatalog: PlainObject {
    get throws(EngineError) { try follow((plainObject(0) ?? .null)["Root"]) }
  }
}

extension PlainObject {
  /// Whether this is a dictionary of only plain values.
  fileprivate var isFlat: Bool {
    guard case .dictionary(let entries) = self else { return false }
    return entries.values.allSatisfy { value in
      switch value {
      case .string, .name, .number, .boolean, .null, .reference: true
      default: false
      }
    }
  }
}
