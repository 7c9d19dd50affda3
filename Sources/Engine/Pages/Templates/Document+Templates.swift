// SPDX-License-Identifier: AGPL-3.0-or-later

/// A named page.
struct Template {
  /// The name in the file's encoding.
  var key: [UInt8]
  var page: PDFObject
  var isHidden: Bool

  var name: String { TextString.decode(key) }
}

/// The lists of named pages (ISO 32000-2, table 32, `Pages` and `Templates`).
extension Document {
  /// The pages that forms can copy, by name: first the visible ones, then the hidden ones.
  public var templates: [(name: String, isHidden: Bool)] {
    get throws(EngineError) { try namedPages.map { ($0.name, $0.isHidden) } }
  }

  /// The index of a template's page; `nil` if it is hidden.
  public func pageIndex(ofTemplate name: String) throws(EngineError) -> Int? {
    guard let page = try namedPages.first(where: { $0.name.isExactly(name) })?.page else {
      return nil
    }
    for index in 0..<(try pageCount) where try pageObject(index)?.isSame(as: page) == true {
      return index
    }
    return nil
  }

  /// The named pages. A page that was deleted is an empty dictionary.
  var namedPages: [Template] {
    get throws(EngineError) {
      try namedPages(hidden: false) + namedPages(hidden: true)
    }
  }

  func template(_ name: String) throws(EngineError) -> Template {
    guard let template = try namedPages.first(where: { $0.name.isExactly(name) }) else {
      throw .notFound(what: "template", "There is no template “\(name)”.")
    }
    return template
  }

  func add(_ template: Template) throws(EngineError) {
    try setNamedPages(namedPages(hidden: template.isHidden) + [template], hidden: template.isHidden)
  }

  func remove(_ template: Template) throws(EngineError) {
    let others = try namedPages(hidden: template.isHidden).filter { $0.key != template.key }
    try setNamedPages(others, hidden: template.isHidden)
  }

  private static func key(hidden: Bool) -> String { hidden ? "Templates" : "Pages" }

  private func namedPages(hidden: Bool) throws(EngineError) -> [Template] {
    guard let root = try catalog?["Names"]?[Self.key(hidden: hidden)] else { return [] }
    var found: [Template] = []
    for (key, page) in try nameTreeEntries(root) {
      guard page.number > 0, try page.kind == .dictionary, try page.count > 0 else { continue }
      found.append(Template(key: key, page: page, isHidden: hidden))
    }
    return found
  }

  /// Writes a list as a one-node tree, sorted as look-ups require.
  private func setNamedPages(_ templates: [Template], hidden: Bool) throws(EngineError) {
    let catalog = try requiredCatalog
    if try catalog["Names"]?.kind != .dictionary { try catalog.set("Names", makeDictionary()) }
    let key = Self.key(hidden: hidden)
    guard !templates.isEmpty else { return try catalog["Names"]?.set(key, nil) ?? () }
    let names = try makeArray()
    for template in templates.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      try names.append(make(.string(template.key)))
      try names.append(template.page)
    }
    try catalog["Names"]?.set(key, add(makeDictionary(["Names": names])))
  }
}
