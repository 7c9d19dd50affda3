// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Copies the page of a template with its annotations and fields.
struct TemplateSpawner {
  let document: Document
  let template: Template
  let renames: Bool

  /// - Parameter isCopy: whether the new page is marked as made from the template.
  func insert(before index: Int, isCopy: Bool = true) throws(EngineError) -> TemplateOutcome {
    try document.checkRoom(forPages: 1)
    guard (0...(try document.pageCount)).contains(index) else {
      throw .notFound(what: "page", "There is no place \(index): the document is shorter.")
    }
    document.reloadPages()
    try PageNumbers.resolve(in: document)
    var copier = PageCopier(of: template.page, in: document, try CopyNames(for: document))
    let page = try copier.copy()
    try page.set("Type", document.makeName("Page"))
    if isCopy { try page.set("TemplateInstantiated", document.makeName(template.name)) }
    var outcome = TemplateOutcome(mapping: try document.put([page], at: index))
    try PageNumbers.resolve(onSpawnedPage: index, in: document)
    try adopt(copier, onPage: index)
    outcome.pages = [index]
    outcome.added = try document.annotations(onPage: index).map(\.id)
    return outcome
  }

  /// Draws the template over a page, and adds its annotations.
  func overlay(page index: Int) throws(EngineError) -> TemplateOutcome {
    try document.check(pages: [index])
    document.reloadPages()
    guard let target = try document.pageObject(index) else {
      throw .notFound(what: "page", "There is no page \(index).")
    }
    let form = try makeForm()
    var copier = PageCopier(of: template.page, in: document, try CopyNames(for: document))
    let copies = try copier.copyAnnotations(for: target)
    let before = Set(try document.annotations(onPage: index).map(\.id))
    let page = try document.page(index)
    var names = try UnusedNames(on: page)
    let name = names.next()
    var content = ContentStream()
    content.add("q")
    content.add("Do", name: name)
    content.add("Q")
    try page.append(content)
    try page.addToResources([(name, form)])
    try target.set("Annots", document.makeArray((target["Annots"]?.elements ?? []) + copies))
    try PageNumbers.resolve(onSpawnedPage: index, in: document)
    try adopt(copier, onPage: index)
    document.reloadPages()
    let added = try document.annotations(onPage: index).map(\.id).filter { !before.contains($0) }
    return TemplateOutcome(pages: [index], added: added)
  }

  /// Adds the copied fields to the form; fields with the same name and type are joined.
  private func adopt(_ copier: PageCopier, onPage index: Int) throws(EngineError) {
    guard !copier.fields.isEmpty else { return }
    try document.dropXFA()
    var merger = try FieldMerger(document, joins: true, listsFields: false)
    for field in try renames ? renamed(copier.fields, onPage: index) : copier.fields {
      try merger.adopt(field)
    }
    for annotation in copier.annotations {
      try merger.renamed.follow(in: annotation, of: document)
    }
    try merger.finish()
    let calculated = try copier.calculated
    guard !calculated.isEmpty else { return }
    let form = try document.interactiveForm
    if try form["CO"] == nil { try form.set("CO", document.makeArray()) }
    for field in calculated { try form["CO"]?.append(field) }
  }

  /// Moves fields below new parents. The parents are named after the page and the template.
  private func renamed(
    _ fields: [PDFObject], onPage index: Int
  ) throws(EngineError) -> [PDFObject] {
    let names = FieldName.parts(of: "P\(index).\(template.name)").filter { !$0.isEmpty }
    var kids = fields
    for name in names.reversed() {
      let parent = try document.add(
        document.makeDictionary(["T": document.makeText(name), "Kids": document.makeArray(kids)]))
      for kid in kids { try kid.set("Parent", parent) }
      kids = [parent]
    }
    return kids
  }

  /// The contents of the template as a form XObject.
  private func makeForm() throws(EngineError) -> PDFObject {
    let page = template.page
    let crop = try page.inherited("CropBox")?.rect
    let media = try page.inherited("MediaBox")?.rect
    let shown = crop ?? media ?? Rect(0, 0, 612, 792)
    var entries: [String: PDFObject] = [
      "Type": try document.makeName("XObject"), "Subtype": try document.makeName("Form"),
      "BBox": try document.makeReals([shown.x0, shown.y0, shown.x1, shown.y1]),
    ]
    if let resources = try page.inherited("Resources") { entries["Resources"] = resources }
    if let group = try page["Group"] { entries["Group"] = group }
    return try document.addDeflatedStream(document.makeDictionary(entries), contents(of: page))
  }

  private func contents(of page: PDFObject) throws(EngineError) -> [UInt8] {
    guard let contents = try page["Contents"] else { return [] }
    var bytes: [UInt8] = []
    for stream in try contents.kind == .array ? contents.elements : [contents] {
      guard try stream.kind == .stream else { continue }
      bytes += try stream.streamBytes(limit: Document.largestAppearance)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
