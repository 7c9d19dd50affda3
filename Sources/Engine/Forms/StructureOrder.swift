// SPDX-License-Identifier: AGPL-3.0-or-later

/// The order of widgets in a tagged document's structure. See ISO 32000-2, 14.7.
struct StructureOrder {
  private var parents: NumberTree
  private var budget = 100_000

  /// `nil` if the document has no structure.
  init?(of document: Document) throws(EngineError) {
    guard let parents = try document.catalog?["StructTreeRoot"]?["ParentTree"] else { return nil }
    self.parents = NumberTree(parents)
  }

  /// The place of a widget in the structure, as a path.
  ///
  /// It has the indices of the widget and of the elements around it among their siblings, from the root
  /// down. Widgets are ordered by these paths. `nil` if the widget is not in the structure.
  mutating func path(of widget: PDFObject) throws(EngineError) -> [Int]? {
    guard let key = try widget["StructParent"]?.integer,
      var element = try parents.value(key)
    else { return nil }
    var path = [
      try place(in: element) { (kid) throws(EngineError) in
        try kid["Obj"]?.isSame(as: widget) ?? false
      }
    ]
    while path.count < 64, let parent = try element["P"] {
      let inner = element
      path.append(try place(in: parent) { (kid) in kid.isSame(as: inner) })
      element = parent
    }
    return path.reversed()
  }

  /// The index of an element's kid; 0 if there is none.
  private mutating func place(
    in element: PDFObject, _ isWanted: (PDFObject) throws(EngineError) -> Bool
  ) throws(EngineError) -> Int {
    guard let kids = try element["K"], try kids.kind == .array else { return 0 }
    for index in 0..<(try kids.count) {
      budget -= 1
      guard budget > 0 else { return 0 }
      if let kid = try kids[index], try isWanted(kid) { return index }
    }
    return 0
  }
}

extension Document {
  /// Sorts widgets by the structure; widgets that are not in it come last, in their old order.
  func inStructureOrder(_ widgets: [Widget], of page: Page) throws(EngineError) -> [Widget] {
    guard var order = try StructureOrder(of: self) else { return widgets }
    var placed: [(path: [Int], widget: Widget)] = []
    var rest: [Widget] = []
    for widget in widgets {
      let object = try page.annotationObject(widget.annotation.id)
      if let path = try order.path(of: object) {
        placed.append((path, widget))
      } else {
        rest.append(widget)
      }
    }
    placed.sort { $0.path.lexicographicallyPrecedes($1.path) }
    return placed.map(\.widget) + rest
  }

  /// Whether the reading direction is right to left (12.2).
  var isRightToLeft: Bool {
    get throws(EngineError) {
      try catalog?["ViewerPreferences"]?["Direction"]?.name == "R2L"
    }
  }
}
