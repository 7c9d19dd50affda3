// SPDX-License-Identifier: AGPL-3.0-or-later

/// The content that annotations and widgets of a page become.
///
/// An annotation on a layer (`OC`) is enclosed in marked content of this layer (ISO 32000-2, 8.11.3.2),
/// so that the layer still shows and hides it.
struct FlatContent {
  private(set) var stream = ContentStream()
  /// The appearances, under the names that the stream has for them.
  private(set) var forms: [(name: String, object: PDFObject)] = []
  /// The layers, or combinations of layers, likewise.
  private(set) var layers: [(name: String, object: PDFObject)] = []
  private let page: Page
  private var formNames: UnusedNames
  private var layerNames: UnusedNames

  init(_ page: Page) throws(EngineError) {
    self.page = page
    formNames = try UnusedNames(on: page)
    layerNames = try UnusedNames(on: page, in: "Properties")
  }

  /// Adds the annotations that show something. It first writes the appearances that the file lacks.
  ///
  /// - Returns: their ids.
  mutating func add(_ ids: [String]) throws(EngineError) -> [String] {
    try page.settleAnnotations()
    try keepLook(of: ids)
    var shown: [String] = []
    for id in ids where try add(id) { shown.append(id) }
    return shown
  }

  private mutating func add(_ id: String) throws(EngineError) -> Bool {
    let object = try page.annotationObject(id)
    guard let annotation = try page.annotation(id), annotation.isVisible,
      ![.link, .popup].contains(annotation.type), let form = try ScreenLook.form(of: object),
      let place = try page.placement(of: annotation, form)
    else { return false }
    let layer = try object["OC"]
    if let layer, try layer.kind == .dictionary { stream.beginLayer(try name(of: layer)) }
    let name = formNames.next()
    forms.append((name, form))
    stream.add("q")
    stream.concat(place)
    stream.add("Do", name: name)
    stream.add("Q")
    if let layer, try layer.kind == .dictionary { stream.add("EMC") }
    return true
  }

  private mutating func name(of layer: PDFObject) throws(EngineError) -> String {
    if let known = layers.first(where: { $0.object.isSame(as: layer) }) { return known.name }
    let name = layerNames.next()
    // Contents refer to layers as indirect objects.
    layers.append((name, layer.number > 0 ? layer : try page.document.add(layer)))
    return name
  }

  /// Writes the appearances of annotations that are drawn only for display: the file has none, or its
  /// form leaves the appearances of values to viewers (`NeedAppearances`, ISO 32000-2, 12.7.3).
  func keepLook(of ids: [String]) throws(EngineError) {
    let drawsFields = try page.document.catalog?["AcroForm"]?["NeedAppearances"]?.boolean ?? false
    var lacking: [String] = []
    for id in ids {
      guard let annotation = try page.annotation(id), annotation.isVisible, annotation.hasShape
      else { continue }
      let object = try page.annotationObject(id)
      let form = try ScreenLook.form(of: object)
      let hasValueText = try FlatContent.hasValueText(object)
      if form == nil || (drawsFields && hasValueText) { lacking.append(id) }
    }
    guard !lacking.isEmpty else { return }
    let wanted = Set(lacking)
    let entries = try page.annotationRow.entries.filter { wanted.contains($0.id) }
    var (drawn, widgets): ([AnnotationEntry], [AnnotationEntry]) = ([], [])
    for entry in entries {
      if try entry.object["Subtype"]?.name == "Widget" {
        widgets.append(entry)
      } else {
        drawn.append(entry)
      }
    }
    if !widgets.isEmpty { try page.updateAppearances() }
    for entry in widgets where try ScreenLook(of: entry.object, on: page).isTemporary {
      drawn.append(entry)
    }
    for entry in drawn {
      // A list has no chosen option on the screen either. Only what has a name is a field.
      if let field = try FieldReader.read(entry.object, in: page.document),
        field.kind == .text || field.kind == .comboBox
      {
        // An appearance of the present value stays as its writer made it.
        let formatted = try FormattedText(of: entry.object, field, in: page.document)
        if formatted?.inFile == nil {
          try page.redrawField(entry.object, shown: formatted?.shown)
        }
      } else {
        try page.writeAppearance(of: entry.object)
      }
    }
    try page.forgetAnnotations(drawn.map(\.id))
  }

  /// Whether an annotation is a widget that shows its value as text. Buttons and signatures keep the
  /// appearances that they have.
  private static func hasValueText(_ object: PDFObject) throws(EngineError) -> Bool {
    guard try object["Subtype"]?.name == "Widget", let type = try object.inherited("FT")?.name
    else {
      return false
    }
    return ["Tx", "Ch"].contains(type)
  }
}

/// Makes annotations and form fields part of the page contents. It does so in a document that is
/// written out as a copy.
struct FlatCopy {
  let document: Document

  /// Annotations and fields that show nothing are removed. Links stay.
  func flatten(annotations: Bool, forms: Bool) throws(EngineError) {
    guard annotations || forms else { return }
    for index in 0..<(try document.pageCount) {
      // Pages without annotations need not be loaded.
      guard let row = try document.annotationRow(ofPage: index)?.row else { continue }
      var (others, widgets): ([String], [String]) = ([], [])
      for entry in row.entries {
        switch AnnotationType(subtype: try entry.object["Subtype"]?.name ?? "") {
        case .link: continue
        case .widget: if forms { widgets.append(entry.id) }
        default: if annotations { others.append(entry.id) }
        }
      }
      // Fields are shown above the other annotations.
      let going = others + widgets
      if !going.isEmpty { _ = try document.page(index).dissolve(going) }
    }
    if forms { try document.catalog?.set("AcroForm", nil) }
  }
}

/// Names that a page's resources of a category do not have.
struct UnusedNames {
  private let taken: Set<String>
  private var number = 0

  init(on page: Page, in category: String = "XObject") throws(EngineError) {
    taken = Set(try page.object.inherited("Resources")?[category]?.entries.map(\.key) ?? [])
  }

  /// A name that was not returned before.
  mutating func next() -> String {
    while taken.contains("Flat\(number)") { number &+= 1 }
    defer { number &+= 1 }
    return "Flat\(number)"
  }
}
