// SPDX-License-Identifier: AGPL-3.0-or-later

/// The scripts of a field (ISO 32000-2, table 199); `nil` if there is none.
public struct FieldScripts: Hashable, Sendable {
  public var keystroke: String?
  public var format: String?
  public var validate: String?
  public var calculate: String?

  public init() {}
}

extension Document {
  /// The scripts that run when the document is opened, by name. They are in `JavaScript` (ISO 32000-2,
  /// table 32).
  public var documentScripts: [(name: String, source: String)] {
    get throws(EngineError) {
      guard let root = try catalog?["Names"]?["JavaScript"] else { return [] }
      var scripts: [(name: String, source: String)] = []
      for (name, action) in try nameTreeEntries(root) {
        guard let source = try script(of: action) else { continue }
        scripts.append((String(decoding: name, as: UTF8.self), source))
      }
      return scripts
    }
  }

  /// The calculated fields in the order of calculation. The order is in `CO` (ISO 32000-2, table 224).
  public var calculationOrder: [String] {
    get throws(EngineError) {
      let order = try catalog?["AcroForm"]?["CO"]?.elements ?? []
      guard !order.isEmpty else { return [] }
      var ids: [Int: String] = [:]
      for entry in try form.entries {
        for object in entry.objects + entry.widgets.map(\.object) where object.number > 0 {
          ids[object.number] = entry.id
        }
      }
      // A field that is listed with several of its widgets is calculated once.
      var listed: Set<String> = []
      return order.compactMap { ids[$0.number] }.filter { listed.insert($0).inserted }
    }
  }

  /// The scripts of a field; `nil` if there is no such field.
  public func fieldScripts(_ id: String) throws(EngineError) -> FieldScripts? {
    guard let entry = try form[id] else { return nil }
    var scripts = FieldScripts()
    for object in entry.objects + entry.widgets.map(\.object) {
      for (key, place) in FieldScripts.places where scripts[keyPath: place] == nil {
        scripts[keyPath: place] = try script(of: object.additionalAction(key, isWidget: true))
      }
    }
    return scripts
  }

  /// The script of an action and of the actions after it; `nil` if there is none.
  private func script(of first: PDFObject?) throws(EngineError) -> String? {
    var pending = first.map { [$0] } ?? []
    var sources: [String] = []
    var seen = 0
    while let action = pending.popLast(), seen < 64 {
      seen += 1
      if try action["S"]?.name == "JavaScript" { sources.append(try ScriptText.read(action["JS"])) }
      guard let next = try action["Next"] else { continue }
      pending += try next.kind == .array ? next.elements.reversed() : [next]
    }
    return sources.isEmpty ? nil : sources.joined(separator: "\n;\n")
  }
}

extension FieldScripts {
  fileprivate static var places: [(String, WritableKeyPath<FieldScripts, String?>)] {
    [("K", \.keystroke), ("F", \.format), ("V", \.validate), ("C", \.calculate)]
  }
}

extension Document {
  /// Sets or removes a script for an event. The event is one of a field or widget.
  func setScript(_ change: FieldChange, of object: PDFObject) throws(EngineError) {
    guard let trigger = change.trigger else { return }
    var action: PDFObject?
    if let source = change.text, !source.isEmpty {
      let script = try makeDictionary()
      try script.set("S", makeName("JavaScript"))
      try script.set("JS", makeText(source))
      action = script
    }
    guard trigger != .up else { return try object.set("A", action) }
    let known = try object["AA"]?[trigger.rawValue]
    guard known != nil || action != nil else { return }
    let actions = try ownDictionary("AA", of: object)
    try actions.set(trigger.rawValue, action)
    try object.set("AA", actions)
  }

  /// Adds a field to the calculation order, or removes it. A field that is not there yet goes to the
  /// end.
  func calculate(_ field: PDFObject, _ isCalculated: Bool) throws(EngineError) {
    guard let form = try catalog?["AcroForm"] else { return }
    let known = try form["CO"]
    let order = if let known { known } else { try makeArray() }
    let elements = try order.elements
    let place = elements.firstIndex { $0.number == field.number }
    switch (place, isCalculated) {
    case (nil, true): try order.append(field)
    case (let place?, false): try order.remove(at: place)
    default: return
    }
    try form.set("CO", order)
  }
}
