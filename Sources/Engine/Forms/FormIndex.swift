// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// An index of a form's fields in the file. It is read once, in time linear in the size of the form,
/// and kept until an annotation, a field or a page is added or removed.
///
/// It has the fields that the form lists (`Fields`, ISO 32000-2, table 224), and then the fields of
/// widgets that are only on pages. Dictionaries with the same full name are one field (12.7.4.2).
///
/// A field's id is its name. If an earlier field has a canonically equivalent name, the field has the id of
/// its first widget instead: Swift compares strings by equivalence, and ids must differ. Such a field is
/// found by its name, too.
struct FormIndex {
  struct Entry {
    let id: String
    let name: String
    /// The dictionaries with the field's entries. The first one is read.
    private(set) var objects: [PDFObject] = []
    /// All widgets, including those on no page.
    var widgets: [FormWidget] = []
    /// Whether the form lists every part of the field.
    var isListed = true

    /// The numbers of the indirect objects.
    private var numbers: Set<Int> = []

    init(id: String, name: String) { (self.id, self.name) = (id, name) }

    mutating func add(_ object: PDFObject) {
      if object.number == 0 || numbers.insert(object.number).inserted { objects.append(object) }
    }

    /// The dictionaries of widgets that are not the field's dictionary, too.
    var kids: [PDFObject] {
      widgets.map(\.object).filter { $0.number > 0 && !numbers.contains($0.number) }
    }

    /// The dictionaries with the field's value: some files repeat it in widgets, which must then
    /// agree.
    var holders: [PDFObject] {
      get throws(EngineError) {
        var holders = objects
        for kid in kids where try kid["V"] != nil { holders.append(kid) }
        return holders
      }
    }
  }

  private(set) var entries: [Entry] = []

  /// Whether fields are below a field of this name.
  func hasGroup(_ name: String) -> Bool {
    entries.contains { $0.name.utf8.starts(with: "\(name).".utf8) }
  }

  /// The number of broken fields that were skipped: they have no type, are not a dictionary, are
  /// listed twice, or form a loop.
  var skipped = 0
  /// The indices of the entries, by name and by id.
  private var places: [ExactText: Int] = [:]
  private var ids: Set<String> = []
  private var widgetPlaces: [String: Int] = [:]

  /// The entry for a field's id or name.
  subscript(id: String) -> Entry? { places[ExactText(id)].map { entries[$0] } }

  /// The entry of a widget's field.
  func entry(ofWidget id: String) -> Entry? { widgetPlaces[id].map { entries[$0] } }

  mutating func add(
    _ field: PDFObject, named name: String, _ widgets: [FormWidget], isListed: Bool = true
  ) {
    let plain = "field-\(field.number)"
    let key = name.isEmpty ? widgets.first?.id ?? plain : name
    let place = places[ExactText(key)] ?? entries.count
    if place == entries.count {
      let id = ids.contains(key) ? widgets.first?.id ?? plain : key
      entries.append(Entry(id: id, name: name))
      ids.insert(id)
      for each in [key, id] { places[ExactText(each)] = place }
    }
    entries[place].add(field)
    entries[place].widgets += widgets
    if !isListed { entries[place].isListed = false }
    for widget in widgets { if let id = widget.id { widgetPlaces[id] = place } }
  }
}

/// A place of a field.
struct FormWidget {
  let object: PDFObject
  /// The pages that list the widget, in order. Programs that copy only a page's dictionary make several.
  var pages: [Int] = []
  /// The annotation's id; `nil` if the widget is on no page.
  var id: String?

  /// The first page that lists the widget.
  var pageIndex: Int? { pages.first }
}

extension Document {
  /// The number of broken fields that were skipped.
  public var skippedFieldCount: Int { get throws(EngineError) { try form.skipped } }

  /// The index of the form's fields.
  var form: FormIndex {
    get throws(EngineError) {
      if let known = formMemory.index { return known }
      var reader = try FormIndexReader(self)
      try reader.readTree()
      try reader.readOrphans()
      formMemory.index = reader.index
      return reader.index
    }
  }
}

/// The cached form of a document, and the passwords entered in it.
struct FormMemory {
  /// The places of the fields; `nil` until they are needed.
  var index: FormIndex? { didSet { locks = nil } }
  var locks: FieldLocks?
  var passwords = EnteredPasswords()
}

extension Document {
  /// The ids of the fields with actions (`AA`, `A`; ISO 32000-2, 12.6.3).
  public var fieldsWithActions: [String] {
    get throws(EngineError) {
      var found: [String] = []
      for entry in try form.entries {
        var acts = false
        for object in entry.objects + entry.widgets.map(\.object) where !acts {
          let (triggers, action) = (try object["AA"], try object["A"])
          acts = triggers != nil || action != nil
        }
        if acts { found.append(entry.id) }
      }
      return found
    }
  }
}
