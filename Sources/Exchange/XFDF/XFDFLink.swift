// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

/// The targets of links (ISO 19444-1: the elements `OnActivation` and `Dest`). Both forms use page
/// indices and the page's own coordinates.
enum XFDFLink {
  private static let places: [String: [String]] = [
    "XYZ": ["Left", "Top", "Zoom"], "Fit": [], "FitH": ["Top"], "FitV": ["Left"],
    "FitR": ["Left", "Bottom", "Right", "Top"], "FitB": [], "FitBH": ["Top"], "FitBV": ["Left"],
  ]

  /// The members that XFDF has for each kind of action.
  private static let said: [String: Set<String>] = [
    "URI": ["URI"], "Named": ["N"], "Launch": ["F"], "GoTo": ["D"], "GoToR": ["F", "D"],
  ]

  /// The actions with a `NewWindow` (ISO 32000-2, tables 203 and 207).
  private static let windowed: Set = ["Launch", "GoToR"]

  /// - Returns: the keys of the written entries; empty if XFDF cannot express the action completely.
  static func write(_ entries: [String: PDFValue], to element: inout XMLElement) -> Set<String> {
    let action =
      entries["A"] ?? entries["Dest"].map { .dictionary(["S": .name("GoTo"), "D": $0]) }
    guard let action, action["Next"] == nil, var inner = self.element(of: action) else { return [] }
    let isNew = action["NewWindow"]?.boolean
    let isWindowed = isNew != nil && windowed.contains(inner.name)
    if isWindowed, let isNew { inner["NewWindow"] = isNew ? "true" : "false" }
    var trigger = XMLElement("Action", namespace: XFDFNamespace.xfdf)
    trigger["Trigger"] = "U"
    trigger.append(inner)
    var activation = XMLElement("OnActivation", namespace: XFDFNamespace.xfdf)
    activation.append(trigger)
    var whole = element
    whole.append(activation)
    guard read(whole) != nil else { return [] }
    element = whole
    let said = said[action["S"]?.name ?? ""]?.union(["S", "Type"]) ?? []
    let isWhole =
      action.entries?.keys.allSatisfy {
        said.contains($0) || (isWindowed && $0 == "NewWindow")
      } ?? false
    return isWhole ? ["A", "Dest"] : []
  }

  private static func element(of action: PDFValue) -> XMLElement? {
    func with(_ name: String, _ attribute: String, _ value: String?) -> XMLElement? {
      guard let value, !value.isEmpty, value.isXML else { return nil }
      var element = XMLElement(name, namespace: XFDFNamespace.xfdf)
      element[attribute] = value
      return element
    }
    switch action["S"]?.name {
    case "URI": return with("URI", "Name", action["URI"]?.uri)
    case "Named": return with("Named", "Name", action["N"]?.name)
    case "Launch":
      return with("Launch", "OriginalName", (action["F"]?["F"] ?? action["F"])?.text)
    case "GoTo":
      guard let target = action["D"].flatMap(destination) else { return nil }
      var element = XMLElement("GoTo", namespace: XFDFNamespace.xfdf)
      element.append(target)
      return element
    case "GoToR":
      guard let target = action["D"].flatMap(destination),
        let file = with("File", "OriginalName", (action["F"]?["F"] ?? action["F"])?.text)
      else { return nil }
      var element = XMLElement("GoToR", namespace: XFDFNamespace.xfdf)
      element.append(file)
      element.append(target)
      return element
    default: return nil
    }
  }

  private static func destination(_ value: PDFValue) -> XMLElement? {
    var place: XMLElement
    if let name = value.name ?? value.text {
      guard !name.isEmpty, name.isXML else { return nil }
      place = XMLElement("Named", namespace: XFDFNamespace.xfdf)
      place["Name"] = name
    } else {
      guard let parts = value.elements, parts.count >= 2, let page = parts[0].number, page >= 0,
        let kind = parts[1].name, let names = places[kind]
      else { return nil }
      place = XMLElement(kind, namespace: XFDFNamespace.xfdf)
      place["Page"] = decimal(page)
      for (name, part) in zip(names, parts.dropFirst(2)) { place[name] = part.number.map(decimal) }
    }
    var element = XMLElement("Dest", namespace: XFDFNamespace.xfdf)
    element.append(place)
    return element
  }

  /// Whether a link's element has an action, readable or not.
  static func isThere(in element: XMLElement) -> Bool {
    element.child("Dest") != nil || element.child("OnActivation") != nil
  }

  /// Why the actions of a link's element are not all imported; `nil` if they are.
  ///
  /// - Parameter isRead: whether the link has an action after the import.
  static func omission(in element: XMLElement, isRead: Bool) -> String? {
    let actions = actions(of: element)
    let first = element.child("Dest")?.name ?? actions.first?.name
    if let first, !isRead {
      return "The link's action (\(first)) is not supported, or lacks a value."
    }
    let left = element.child("Dest") == nil ? actions.dropFirst() : actions[...]
    guard !left.isEmpty else { return nil }
    return "A link has one action: \(left.map(\.name).joined(separator: ", ")) is left out."
  }

  private static func actions(of element: XMLElement) -> [XMLElement] {
    let triggers = element.child("OnActivation")?.children.filter { $0.name == "Action" } ?? []
    return triggers.flatMap(\.children)
  }

  /// The action of a link's element; `nil` if it has no readable one.
  static func read(_ element: XMLElement) -> PDFValue? {
    if let target = element.child("Dest") {
      return destination(target).map { .dictionary(["S": .name("GoTo"), "D": $0]) }
    }
    guard let action = actions(of: element).first else { return nil }
    var entries: [String: PDFValue?] = ["S": .name(action.name)]
    switch action.name {
    case "URI": entries["URI"] = text("Name", of: action).map { .uri($0) }
    case "Named": entries["N"] = text("Name", of: action).map { .name($0) }
    case "Launch":
      entries["F"] = (self.file(in: action) ?? text("OriginalName", of: action)).map(file)
    case "GoTo": entries["D"] = action.child("Dest").flatMap(destination)
    case "GoToR":
      entries["D"] = action.child("Dest").flatMap(destination)
      entries["F"] = self.file(in: action).map(file)
    default: return nil
    }
    let wanted = said[action.name]?.count ?? 0
    var known = entries.compactMapValues(\.self)
    guard known.count == wanted + 1 else { return nil }
    if windowed.contains(action.name), let word = action["NewWindow"]?.lowercased() {
      known["NewWindow"] = ["true": .boolean(true), "false": .boolean(false)][word]
    }
    return .dictionary(known)
  }

  /// The name in a child element for a file.
  private static func file(in action: XMLElement) -> String? {
    action.child("File").flatMap { text("OriginalName", of: $0) }
  }

  private static func file(_ name: String) -> PDFValue {
    .dictionary(["Type": .name("Filespec"), "F": .text(name), "UF": .text(name)])
  }

  private static func destination(_ element: XMLElement) -> PDFValue? {
    guard let place = element.children.first else { return nil }
    if place.name == "Named" { return text("Name", of: place).map { .text($0) } }
    guard let names = places[place.name], let page = text("Page", of: place).flatMap({ Int($0) }),
      page >= 0
    else { return nil }
    var parts: [PDFValue] = [.integer(page), .name(place.name)]
    for name in names {
      // Some programs write a missing value as the word.
      guard let text = text(name, of: place), text.lowercased() != "null" else {
        parts.append(.null)
        continue
      }
      guard let number = readNumber(text) else { return nil }
      parts.append(.real(number))
    }
    return .array(parts)
  }

  /// The value of an attribute; `nil` if it is empty or not a valid name.
  private static func text(_ attribute: String, of element: XMLElement) -> String? {
    element[attribute].flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 }
  }
}
