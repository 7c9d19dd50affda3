// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds the fields of a form. Repetitions and loops in broken files are ignored.
struct FormIndexReader {
  private(set) var index = FormIndex()
  private let document: Document
  /// The widgets on pages, in order.
  private var onPages: [FormWidget] = []
  /// The widgets' places in ``onPages``, by object number.
  private var byNumber: [Int: Int] = [:]
  /// The numbers of the tree's objects that were visited.
  private var seen: Set<Int> = []

  init(_ document: Document) throws(EngineError) {
    self.document = document
    for page in 0..<(try document.pageCount) {
      guard let annotations = try document.readablePage(page)?["Annots"] else { continue }
      for (position, object) in try annotations.elements.enumerated() {
        guard try object["Subtype"]?.name == "Widget" else { continue }
        let id = try document.annotationID(of: object, pageIndex: page, position: position)
        document.annotationRegistry.see(id, onPage: page)
        if let place = byNumber[object.number] {
          if onPages[place].pages.last != page { onPages[place].pages.append(page) }
          continue
        }
        if object.number > 0 { byNumber[object.number] = onPages.count }
        onPages.append(FormWidget(object: object, pages: [page], id: id))
      }
    }
  }

  /// Reads the fields that the form lists.
  mutating func readTree() throws(EngineError) {
    for field in try document.catalog?["AcroForm"]?["Fields"]?.elements ?? [] {
      // Some forms list a widget or an inner field instead of the field that it belongs to.
      let parent = try field["Parent"]
      let name = try parent.map { parent throws(EngineError) in try FieldReader.name(of: parent) }
      try read(field, under: name ?? "", depth: 0)
    }
  }

  private mutating func read(
    _ object: PDFObject, under parent: String, depth: Int
  ) throws(EngineError) {
    guard depth < document.limits.nesting, try object.kind == .dictionary, isNew(object) else {
      index.skipped += 1
      return
    }
    let name = FormIndexReader.join(parent, try object["T"]?.text)
    var widgets: [FormWidget] = []
    var hasFields = false
    for kid in try object["Kids"]?.elements ?? [] {
      if try isField(kid, below: object) {
        hasFields = true
        try read(kid, under: name, depth: depth + 1)
      } else if isNew(kid) {
        widgets.append(place(of: kid))
      }
    }
    if widgets.isEmpty, !hasFields { widgets = [place(of: object)] }
    guard let first = widgets.first else { return }
    guard try first.object.inherited("FT") != nil else {
      index.skipped += 1
      return
    }
    index.add(object, named: name, widgets)
  }

  /// Whether a kid is a field and not just a widget: some files repeat the field's name in its
  /// widgets.
  private func isField(_ kid: PDFObject, below parent: PDFObject) throws(EngineError) -> Bool {
    if try kid["Kids"] != nil { return true }
    guard let name = try kid["T"]?.text else { return false }
    guard try parent["FT"] != nil, try parent["T"]?.text == name else { return true }
    return try kid["Subtype"]?.name != "Widget"
  }

  /// Reads the fields of widgets that the form does not list.
  mutating func readOrphans() throws(EngineError) {
    for widget in onPages where isNew(widget.object) {
      guard try widget.object.inherited("FT") != nil else {
        index.skipped += 1
        continue
      }
      let field = try FieldReader.field(of: widget.object)
      let name = try FieldReader.name(of: widget.object)
      index.add(field, named: name, [widget], isListed: false)
    }
  }

  private func place(of object: PDFObject) -> FormWidget {
    byNumber[object.number].map { onPages[$0] } ?? FormWidget(object: object)
  }

  private mutating func isNew(_ object: PDFObject) -> Bool {
    object.number == 0 || seen.insert(object.number).inserted
  }

  private static func join(_ parent: String, _ part: String?) -> String {
    guard let part else { return parent }
    return parent.isEmpty ? part : parent + "." + part
  }
}
