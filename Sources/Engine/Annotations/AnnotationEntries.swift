// SPDX-License-Identifier: AGPL-3.0-or-later

/// An annotation's dictionary in a form that can move between documents. It is in the user space of its
/// page, with page indices for pages and ids for other annotations (ISO 32000-2, 12.5).
public struct AnnotationEntries: Hashable, Sendable {
  /// The popup window of a markup annotation's text.
  public struct Popup: Hashable, Sendable {
    public var id: String
    public var entries: [String: PDFValue]

    public init(id: String, entries: [String: PDFValue]) {
      self.id = id
      self.entries = entries
    }
  }

  public var id: String
  public var pageIndex: Int
  /// The value of `Subtype`.
  public var subtype: String
  /// All entries except ``fixedKeys``. The fixed entries identify the annotation and tie it to its
  /// document.
  public var entries: [String: PDFValue]
  /// The id of the annotation that `IRT` names.
  public var replyTo: String?
  public var popup: Popup?
  /// The image file of a new stamp without an appearance. The stamp shows this image.
  public var picture: [UInt8]?

  public init(id: String, pageIndex: Int, subtype: String, entries: [String: PDFValue]) {
    self.id = id
    self.pageIndex = pageIndex
    self.subtype = subtype
    self.entries = entries
  }

  /// Keys of entries that do not move with an annotation. These entries depend on the document, or are
  /// scripts and field entries.
  public static let fixedKeys: Set<String> = [
    "Type", "Subtype", "P", "NM", "Parent", "Popup", "IRT", "Page", "StructParent", "OC", "AA",
    "AF",
    "Kids", "FT",
  ]

  /// Entries that are not visible: a change of these alone keeps the appearance.
  static let unseenKeys: Set<String> = [
    "F", "M", "T", "Subj", "CreationDate", "RT", "State", "StateModel", "Open", "IT", "A", "Dest",
    "H",
    "RectoData", "PSPDF:GROUP", "AP", "AS", "FS", "Sound",
  ]

  /// Whether a change of these entries of an annotation is visible.
  func shows(_ keys: some Sequence<String>, of annotation: Annotation) -> Bool {
    keys.contains { key in
      if key == "Contents" || key == "RC" { return annotation.showsContents }
      return !AnnotationEntries.unseenKeys.contains(key)
    }
  }
}

extension Page {
  /// The entries of an annotation's dictionary. Actions that lead to missing pages are left out.
  ///
  /// - Parameter left: keys of entries to omit.
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/limitExceeded(_:_:)``.
  public func entries(
    of id: String, within budget: inout ValueBudget, leavingOut left: Set<String> = []
  ) throws(EngineError) -> AnnotationEntries {
    let object = try annotationObject(id)
    var carried = AnnotationEntries(
      id: id, pageIndex: index, subtype: try object["Subtype"]?.name ?? "",
      entries: try carriedEntries(of: object, &budget, left))
    if let target = try object["IRT"] { carried.replyTo = try document.annotationID(of: target) }
    if let popup = try PopupWindow(of: object)?.object {
      carried.popup = .init(
        id: try document.annotationID(of: popup),
        entries: try carriedEntries(of: popup, &budget, left))
    }
    return carried
  }

  private func carriedEntries(
    of object: PDFObject, _ budget: inout ValueBudget, _ left: Set<String>
  ) throws(EngineError) -> [String: PDFValue] {
    var values: [String: PDFValue] = [:]
    let left = AnnotationEntries.fixedKeys.union(left)
    for (key, value) in try object.entries where !left.contains(key) {
      values[key] = try value.value(within: &budget, cutsLoops: true) {
        (reference) throws(EngineError) in try self.stand(for: reference)
      }
    }
    return values.mapValues(\.withoutStructure)
      .filter { $0.value != .null && !$0.value.leadsNowhere(as: $0.key) }
  }

  /// Pages are carried as their indices, fields as their names. A structure element is carried as its
  /// page. Actions may name fields (ISO 32000-2, 12.7.6). A missing page and another annotation are
  /// omitted.
  private func stand(for reference: PDFObject) throws(EngineError) -> PDFValue? {
    guard try reference.kind == .dictionary else { return nil }
    var type = try reference.inherited("FT")
    if type == nil { type = try reference["Kids"]?[0]?["FT"] }
    if type != nil {
      let name = try FieldReader.name(of: reference)
      if !name.isEmpty { return .text(name) }
    }
    switch try reference["Type"]?.name {
    case "Page": return try index(of: reference)
    case "StructElem": return try index(of: reference.pageOfElement)
    case "Annot", "StructTreeRoot": return .null
    default:
      if try reference["Rect"] != nil, try reference["Subtype"] != nil { return .null }
      // A structure element (ISO 32000-2, table 355) needs no type.
      guard try reference["S"]?.name != nil, try reference["P"] != nil else { return nil }
      return try index(of: reference.pageOfElement)
    }
  }

  private func index(of page: PDFObject?) throws(EngineError) -> PDFValue {
    guard let page, let index = try document.pageIndex(of: page) else { return .null }
    return .integer(index)
  }
}

extension PDFValue {
  /// The same value without structure destinations and without null entries. A destination in the
  /// document's structure (`SD`, ISO 32000-2, 12.6.4.2) becomes one to its page, unless there is one. A
  /// file with null entries would be read without them.
  fileprivate var withoutStructure: PDFValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutStructure))
    case .dictionary(var entries):
      if case .integer? = entries["SD"]?.elements?.first {
        let place = entries.removeValue(forKey: "SD")
        if entries["D"] == nil { entries["D"] = place }
      } else if entries["SD"]?.elements?.first == .null {
        entries["SD"] = nil
      }
      return .dictionary(entries.filter { $0.value != .null }.mapValues(\.withoutStructure))
    default: return self
    }
  }

  /// Whether this is a destination or an action that leads nowhere. Its page is missing, and an action
  /// has no next action.
  fileprivate func leadsNowhere(as key: String) -> Bool {
    switch key {
    case "Dest": elements?.first == .null
    case "A": self["Next"] == nil && self["D"]?.elements?.first == .null
    default: false
    }
  }
}
