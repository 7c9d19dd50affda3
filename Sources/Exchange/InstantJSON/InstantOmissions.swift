// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The known contents of Instant JSON that are not imported. The report lists them.
enum InstantOmissions {
  /// The arrays of the root that are not imported.
  private static let arrays = [
    ("comments", "Comments"), ("formFields", "Definitions of form fields"),
    ("embeddedFiles", "Embedded files"),
  ]

  /// The members of annotations that are not imported. Each comes with the value that loses nothing.
  private static let members: [(type: String, name: String, harmless: JSONTree)] = [
    ("pspdfkit/text", "verticalAlign", "top"), ("pspdfkit/text", "cloudyBorderIntensity", 0),
    ("pspdfkit/text", "lineHeightFactor", 1), ("pspdfkit/text", "borderDashArray", .null),
    ("pspdfkit/ink", "isSignature", false), ("pspdfkit/ink", "backgroundColor", .null),
    ("pspdfkit/markup/redaction", "repeatOverlayText", false),
    ("pspdfkit/image", "description", ""),
  ]

  static func all(in root: InstantObject) throws(ExchangeError) -> [ImportReport.Skipped] {
    var skipped: [ImportReport.Skipped] = []
    for (index, element) in (try root.array("annotations") ?? []).enumerated() {
      let object = try InstantObject(element, "annotations[\(index)]")
      var id = try object.string("name")
      if id == nil { id = try object.string("id") }
      for why in try omissions(of: object) { skipped.append(.init(index: index, id: id, why)) }
    }
    for (name, words) in arrays {
      for (index, element) in (try root.array(name) ?? []).enumerated() {
        let object = try InstantObject(element, "\(name)[\(index)]")
        skipped.append(.init(id: try object.string("id"), "\(words) are not supported."))
      }
    }
    return skipped
  }

  private static func omissions(of object: InstantObject) throws(ExchangeError) -> [String] {
    let type = try object.string("type") ?? ""
    var found: [String] = []
    if type.hasSuffix("link"), let action = try object.object("action"),
      let kind = try unknownKind(action)
    {
      found.append("Actions of type \(kind) are not supported.")
    }
    for member in members where member.type == type {
      guard let value = object[member.name], value != member.harmless else { continue }
      found.append("\(member.name) is not supported.")
    }
    if type == "pspdfkit/stamp", try object.string("stampType") != "Custom",
      object["title"] != nil || object["subtitle"] != nil
    {
      found.append("Only a stamp of the type Custom has a title and a subtitle.")
    }
    if case .object(let entries)? = object["customData"],
      entries.contains(where: { $0.value.string == nil })
    {
      found.append("Values of customData that are no texts have become texts.")
    }
    return found
  }

  /// The first unsupported type of an action and the actions that follow; `nil` if there is none.
  static func unknownKind(
    _ action: InstantObject, depth: Int = 0
  ) throws(ExchangeError) -> String? {
    guard depth < InstantAction.longestChain else { return nil }
    if let kind = try action.string("type"), !InstantAction.isKnown(kind) { return kind }
    for (name, following) in InstantAction.following(action) {
      let next = try InstantObject(following, action.path + "." + name)
      if let kind = try unknownKind(next, depth: depth + 1) { return kind }
    }
    return nil
  }
}
