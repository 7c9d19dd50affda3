// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// What an object with an action (`A`) or a destination (`Dest`) does; `nil` where it has neither.
  public func action(of object: PDFObject) throws(EngineError) -> Action? {
    if let action = try object["A"] { return try self.action(action) }
    guard let target = try object["Dest"] else { return nil }
    return Action(.goTo(try destination(target), name: try targetName(target)))
  }

  /// An action dictionary with what follows it, `nil` where it has no kind.
  public func action(_ object: PDFObject) throws(EngineError) -> Action? {
    var budget = 64
    return try action(object, budget: &budget)
  }

  /// The budget bounds chains that loop or fan out.
  private func action(_ object: PDFObject, budget: inout Int) throws(EngineError) -> Action? {
    guard budget > 0, let name = try object["S"]?.name else { return nil }
    budget -= 1
    let kind = try actionKind(name, object)
    var next: [Action] = []
    if let following = try object["Next"] {
      let all = try following.kind == .array ? following.elements : [following]
      for element in all {
        if let action = try action(element, budget: &budget) { next.append(action) }
      }
    }
    return Action(kind, next: next)
  }

  private func actionKind(_ name: String, _ object: PDFObject) throws(EngineError) -> Action.Kind {
    switch name {
    case "GoTo":
      guard let target = try object["D"] else { return .goTo(nil, name: nil) }
      return .goTo(try destination(target), name: try targetName(target))
    case "GoToR":
      let target = try object["D"]
      return .goToRemote(
        file: try fileName(object["F"]) ?? "", pageIndex: try target?[0]?.integer,
        name: try target.flatMap { target throws(EngineError) in try targetName(target) })
    case "URI":
      // URIs are 7-bit ASCII by the standard; writers put UTF-8 there.
      let bytes = try object["URI"]?.bytes ?? []
      return .uri(try resolveURI(String(decoding: bytes, as: UTF8.self)))
    case "Launch":
      return .launch(file: try fileName(object["F"]) ?? "")
    case "Named":
      return .named(try object["N"]?.name ?? "")
    case "JavaScript":
      return .javaScript(try script(object["JS"]))
    default:
      return .other(name)
    }
  }

  /// A relative URI is taken from the document's base (ISO 32000-2, 12.6.4.8).
  private func resolveURI(_ uri: String) throws(EngineError) -> String {
    guard !uri.contains(":"), let base = try catalog?["URI"]?["Base"]?.bytes else { return uri }
    return String(decoding: base, as: UTF8.self) + uri
  }

  private func targetName(_ target: PDFObject) throws(EngineError) -> String? {
    if let name = try target.name { return name }
    return try target.text
  }

  /// The name in a file specification: a string, or a dictionary with `UF` or `F`.
  func fileName(_ object: PDFObject?) throws(EngineError) -> String? {
    guard let object else { return nil }
    if let text = try object.text { return text }
    if let name = try object["UF"]?.text { return name }
    return try object["F"]?.text
  }

  private func script(_ object: PDFObject?) throws(EngineError) -> String {
    guard let object else { return "" }
    if let text = try object.text { return text }
    guard try object.kind == .stream else { return "" }
    return String(decoding: try object.streamBytes(limit: 1 << 20), as: UTF8.self)
  }
}
