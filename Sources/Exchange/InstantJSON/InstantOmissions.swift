// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The known contents of Instant JSON that are not imported, for the report.
enum InstantOmissions {
  /// The arrays of the root that are not imported.
  private static let arrays = [
    ("comments", "Comments"), ("formFields", "Definitions of form fields"),
    ("embeddedFiles", "Embedded files"),
  ]

  static func all(in root: InstantObject) throws(ExchangeError) -> [ImportReport.Skipped] {
    var skipped: [ImportReport.Skipped] = []
    for (index, element) in (try root.array("annotations") ?? []).enumerated() {
      guard element[member: "type"]?.string?.hasSuffix("link") == true else { continue }
      let object = try InstantObject(element, "annotations[\(index)]")
      guard let action = try object.object("action"), let kind = try unknownKind(action) else {
        continue
      }
      var id = try object.string("name")
      if id == nil { id = try object.string("id") }
      skipped.append(.init(index: index, id: id, "Actions of type \(kind) are not supported."))
    }
    for (name, words) in arrays {
      for (index, element) in (try root.array(name) ?? []).enumerated() {
        let object = try InstantObject(element, "\(name)[\(index)]")
        skipped.append(.init(id: try object.string("id"), "\(words) are not supported."))
      }
    }
    return skipped
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
