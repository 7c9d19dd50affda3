// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes the layers of a document, and the layers of annotations. Only within an operation of the
/// journal.
public struct LayerWriter {
  private let document: Document

  public init(_ document: Document) { self.document = document }

  /// Adds a layer at the end of the list. Its present visibility is the same as the initial one.
  public func add(_ name: String, isVisibleAtFirst: Bool) throws(EngineError) {
    guard let catalog = try document.catalog else { throw .damaged("it has no catalog") }
    let layer = try document.add(
      document.makeDictionary(["Type": document.makeName("OCG"), "Name": document.makeText(name)]))
    try document.raiseVersion(to: 15)
    let properties = try dictionary("OCProperties", of: catalog)
    let configuration = try dictionary("D", of: properties)
    let layers = try properties["OCGs"]?.elements ?? []
    // Without an order, all layers are listed; an order that is created for the new layer must keep
    // listing them.
    let order = try configuration["Order"]?.elements ?? layers
    try properties.set("OCGs", document.makeArray(layers + [layer]))
    try configuration.set("Order", document.makeArray(order + [layer]))
    try document.takeUpLayers()
    try document.setLayersAtFirst([(layer.number, isVisibleAtFirst)])
    try document.showLayers([(layer.number, isVisibleAtFirst)])
  }

  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func rename(_ number: Int, to name: String) throws(EngineError) {
    try layer(number).set("Name", document.makeText(name))
  }

  /// Puts an annotation on a layer; `nil` removes it from its layer.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func put(_ id: String, of page: Page, on number: Int?) throws(EngineError) {
    let group = try number.map { number throws(EngineError) in try layer(number) }
    try page.settleAnnotations()
    try page.annotationObject(id).set("OC", group)
    try page.forgetAnnotation(with: id)
  }

  /// Takes the next annotations off a layer, at most `count`. The layer will be removed.
  ///
  /// - Returns: whether all are taken off.
  public func release(_ count: Int, of users: LayerUsers) throws(EngineError) -> Bool {
    for annotation in users.annotations.prefix(count)
    where try annotation["OC"]?.number == users.number {
      try annotation.set("OC", nil)
    }
    users.annotations = users.annotations.dropFirst(count)
    return users.annotations.isEmpty
  }

  /// Removes a layer that nothing is on. No page contents may use it, and its annotations must have
  /// been taken off it. Actions no longer refer to it.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func remove(_ number: Int, usedBy users: LayerUsers) throws(EngineError) {
    _ = try layer(number)
    for states in users.states { try states.removeElements([number]) }
    try document.catalog?["OCProperties"]?.removeElements([number])
    try document.takeUpLayers()
  }

  private func layer(_ number: Int) throws(EngineError) -> PDFObject {
    guard try LayerReader(document)?.places[number] != nil else {
      throw .notFound(what: "layer", "There is no such layer: list them with layers/list.")
    }
    return try document.reference(to: number)
  }

  private func dictionary(_ key: String, of parent: PDFObject) throws(EngineError) -> PDFObject {
    if let known = try parent[key], try known.kind == .dictionary { return known }
    let new = try document.makeDictionary()
    try parent.set(key, new)
    return new
  }
}
