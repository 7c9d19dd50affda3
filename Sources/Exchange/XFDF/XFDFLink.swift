// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Where links lead (ISO 19444-1: the elements `OnActivation` and `Dest`). Pages are indices, and
/// coordinates the page's own, in both forms.
enum XFDFLink {
  private static let places: [String: [String]] = [
    "XYZ": ["Left", "Top", "Zoom"], "Fit": [], "FitH": ["Top"], "FitV": ["Left"],
    "FitR": ["Left", "Bottom", "Right", "Top"], "FitB": [], "FitBH": ["Top"], "FitBV": ["Left"],
  ]

  /// - Returns: the keys of what was written: none where XFDF cannot say it.
  static func write(_ entries: [String: PDFValue], to element: inout XMLElement) -> Set<String> {
    let action =
      entries["A"] ?? entries["Dest"].map { .dictionary(["S": .name("GoTo"), "D": $0]) }
    guard let action, action["Next"] == nil, let inner = self.element(of: action) else { return [] }
    var trigger = XMLElement("Action", namespace: XFDFNamespace.xfdf)
    trigger["Trigger"] = "U"
    trigger.append(inner)
    var activation = XMLElement("OnActivation", namespace: XFDFNamespace.xfdf)
    activation.append(trigger)
    element.append(activation)
    return ["A", "Dest"]
  }

  private static func element(of action: PDFValue) -> XMLElement? {
    func with(_ name: String, _ attribute: String, _ value: String?) -> XMLElement? {
      guard let value, value.isXML else { return nil }
      var element = XMLElement(name, namespace: XFDFNamespace.xfdf)
      element[attribute] = value
      return element
    }
    switch action["S"]?.name {
    case "URI": return with("URI", "Name", action["URI"]?.text)
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
      guard name.isXML else { return nil }
      place = XMLElement("Named", namespace: XFDFNamespace.xfdf)
      place["Name"] = name
    } else {
      guard let parts = value.elements, parts.count >= 2, let page = parts[0].number,
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

  /// The action that a link's element has; `nil` where it has none that is known.
  static func read(_ element: XMLElement) throws(ExchangeError) -> PDFValue? {
    if let target = element.child("Dest") {
      return .dictionary(["S": .name("GoTo"), "D": try destination(target)])
    }
    guard let action = element.child("OnActivation")?.child("Action")?.children.first else {
      return nil
    }
    switch action.name {
    case "URI":
      return .dictionary(["S": .name("URI"), "URI": .text(try needed("Name", of: action))])
    case "Named":
      return .dictionary(["S": .name("Named"), "N": .name(try needed("Name", of: action))])
    case "Launch":
      return .dictionary([
        "S": .name("Launch"), "F": file(try needed("OriginalName", of: action)),
      ])
    case "GoTo":
      guard let target = action.child("Dest") else { return nil }
      return .dictionary(["S": .name("GoTo"), "D": try destination(target)])
    case "GoToR":
      guard let target = action.child("Dest"), let file = action.child("File") else { return nil }
      return .dictionary([
        "S": .name("GoToR"), "D": try destination(target),
        "F": self.file(try needed("OriginalName", of: file)),
      ])
    default: return nil
    }
  }

  private static func file(_ name: String) -> PDFValue {
    .dictionary(["Type": .name("Filespec"), "F": .text(name), "UF": .text(name)])
  }

  private static func destination(_ element: XMLElement) throws(ExchangeError) -> PDFValue {
    guard let place = element.children.first else {
      throw .malformed("A Dest has no place in it.")
    }
    if place.name == "Named" { return .text(try needed("Name", of: place)) }
    guard let names = places[place.name],
      let page = Int(try needed("Page", of: place)), page >= 0
    else { throw .malformed("A Dest has a place that cannot be read: \(place.name).") }
    var parts: [PDFValue] = [.integer(page), .name(place.name)]
    for name in names {
      guard let text = place[name], !text.isEmpty else {
        parts.append(.null)
        continue
      }
      guard let number = readNumber(text) else {
        throw .malformed("The \(name) of a \(place.name) is no number: \(text).")
      }
      parts.append(.real(number))
    }
    return .array(parts)
  }

  private static func needed(
    _ attribute: String, of element: XMLElement
  ) throws(ExchangeError) -> String {
    guard let text = element[attribute], !text.isEmpty else {
      throw .malformed("A \(element.name) has no \(attribute).")
    }
    return text
  }
}
