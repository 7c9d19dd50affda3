// SPDX-License-Identifier: AGPL-3.0-or-later

/// The objects of remaining pages that removed pages may share. Programs that copy only a page's dictionary
/// make such pages.
struct SharedPageObjects {
  /// The numbers of their annotations.
  private(set) var annotations: Set<Int> = []
  /// The numbers of their article beads.
  private(set) var beads: Set<Int> = []
  /// Their keys, and those of their annotations, in the parent tree.
  private(set) var structureKeys: Set<Int> = []

  mutating func note(_ page: PDFObject) throws(EngineError) {
    let list = try page["Annots"]?.elements ?? []
    annotations.formUnion(list.map(\.number).filter { $0 > 0 })
    beads.formUnion(try (page["B"]?.elements ?? []).map(\.number).filter { $0 > 0 })
    structureKeys.formUnion(try Self.structureKeys(of: page, with: list))
  }

  /// The parent tree's keys of a page and its annotations. See ISO 32000-2, 14.7.5.4.
  static func structureKeys(
    of page: PDFObject, with annotations: [PDFObject]
  ) throws(EngineError) -> Set<Int> {
    var keys: Set<Int> = []
    if let key = try page["StructParents"]?.integer { keys.insert(key) }
    for annotation in annotations {
      if let key = try annotation["StructParent"]?.integer { keys.insert(key) }
    }
    return keys
  }
}
