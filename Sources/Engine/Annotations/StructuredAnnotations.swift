// SPDX-License-Identifier: AGPL-3.0-or-later

/// Keeps a tagged document's structure tree right when annotations change. See ISO 32000-2, 14.7.5.3.
/// The tree of a signed document stays as it is: readers take a change for a change of the contents.
struct StructuredAnnotations {
  private let document: Document

  init(in document: Document) { self.document = document }

  /// Removes annotations from the structure tree before they are deleted. Elements that become empty
  /// are removed, too.
  func remove(_ annotations: [PDFObject]) throws(EngineError) {
    guard try document.catalog?["StructTreeRoot"] != nil, try document.signatureRules.count == 0
    else { return }
    var removal = StructureRemoval(of: try RemovedPages([], keeping: [], in: document))
    try removal.note(annotations)
    try removal.finish(in: document)
  }

  /// Makes the structure tree say that annotations are on another page.
  func move(_ annotations: [PDFObject], to page: PDFObject) throws(EngineError) {
    guard let keyed = try inStructure(annotations),
      let parents = try document.catalog?["StructTreeRoot"]?["ParentTree"]
    else { return }
    var tree = NumberTree(parents)
    for annotation in keyed {
      guard let key = try annotation["StructParent"]?.integer, let element = try tree.value(key)
      else { continue }
      guard let kids = try element["K"]?.members else { continue }
      for kid in kids where try kid["Obj"]?.isSame(as: annotation) == true {
        try kid.set("Pg", page)
        // The page of the element is that of its contents.
        if kids.count == 1 { try element.set("Pg", page) }
      }
    }
  }

  /// The annotations that may be in the structure tree; `nil` if there are none, or if the tree must not
  /// change.
  private func inStructure(_ annotations: [PDFObject]) throws(EngineError) -> [PDFObject]? {
    guard try document.catalog?["StructTreeRoot"] != nil else { return nil }
    var keyed: [PDFObject] = []
    for annotation in annotations where try annotation["StructParent"] != nil {
      keyed.append(annotation)
    }
    guard !keyed.isEmpty, try document.signatureRules.count == 0 else { return nil }
    return keyed
  }
}
