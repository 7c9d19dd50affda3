// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// The action of an object. The object has an action (`A`) or a destination (`Dest`); `nil` if it has
  /// neither.
  public func action(of object: PDFObject) throws(EngineError) -> Action? {
    if let action = try object["A"] { return try self.action(action) }
    guard let target = try object["Dest"] else { return nil }
    return Action(.goTo(try destination(target), name: try targetName(target)))
  }

  /// The action of a dictionary with the actions that follow; `nil` if it has no kind. A chain that
  /// returns to an action ends there.
  public func action(_ object: PDFObject) throws(EngineError) -> Action? {
    var budget = 256
    return try action(object, budget: &budget, within: [])
  }

  /// The same within a budget, which bounds branching chains.
  private func action(
    _ object: PDFObject, budget: inout Int, within circle: Set<Int>
  ) throws(EngineError) -> Action? {
    guard budget > 0, circle.count < 64, !circle.contains(object.number) else { return nil }
    let number = object.number
    let object = try object.target
    guard let name = try object["S"]?.name else { return nil }
    budget -= 1
    var action = Action(try actionKind(name, object))
    for member in ActionTable.members(of: action.kind.name) {
      action.members[member.name] = try member.read(object, in: self)
    }
    guard let following = try object["Next"] else { return action }
    // Direct objects count too, so that the chain's length stays bounded.
    let inner = circle.union([number > 0 ? number : -1 - circle.count])
    for element in try following.members {
      if let next = try self.action(element, budget: &budget, within: inner) {
        action.next.append(next)
      }
    }
    return action
  }

  private func actionKind(_ name: String, _ object: PDFObject) throws(EngineError) -> Action.Kind {
    switch name {
    case "GoTo":
      let target = try object["D"]
      let name = try target.flatMap { target throws(EngineError) in try targetName(target) }
      if let place = try target.flatMap(destination) { return .goTo(place, name: name) }
      return .goTo(try object["SD"].flatMap(destination), name: name)
    case "GoToR":
      let target = try object["D"]
      return .goToRemote(
        file: try fileName(object["F"]) ?? "", pageIndex: try target?[0]?.integer,
        name: try target.flatMap { target throws(EngineError) in try targetName(target) })
    case "URI":
      return .uri(try resolve(uri: uriText(object["URI"]) ?? ""))
    case "Launch":
      var file = try fileName(object["F"])
      if file == nil { file = try fileName(object["Win"]?["F"]) }
      return .launch(file: file ?? "")
    case "Named": return .named(try object["N"]?.name ?? "")
    case "JavaScript": return .javaScript(try ScriptText.read(object["JS"]))
    default: return .init(named: name)
    }
  }

  /// The text of a URI. The standard requires 7-bit ASCII; some writers use UTF-8, UTF-16, or a name.
  func uriText(_ uri: PDFObject?) throws(EngineError) -> String? {
    if let bytes = try uri?.bytes { return URIString.decode(bytes) }
    return try uri?.name
  }

  /// Resolves a relative URI against the document's base (ISO 32000-2, 12.6.4.8). Without one, what begins
  /// with `www.` is the name of a server, as in other viewers.
  func resolve(uri: String) throws(EngineError) -> String {
    guard let base = try catalog?["URI"]?["Base"]?.bytes else {
      return uri.hasPrefix("www.") ? "http://" + uri : uri
    }
    return URIReference.resolve(uri, from: String(decoding: base, as: UTF8.self))
  }

  func targetName(_ target: PDFObject) throws(EngineError) -> String? {
    if let name = try target.name { return name }
    return try target.text
  }

  /// The name in a file specification: a string, or a dictionary with one of ``FileSpecification/keys``.
  func fileName(_ object: PDFObject?) throws(EngineError) -> String? {
    guard let object else { return nil }
    if let text = try object.text { return text }
    for key in FileSpecification.keys {
      if let name = try object[key]?.text { return name }
    }
    return nil
  }
}
