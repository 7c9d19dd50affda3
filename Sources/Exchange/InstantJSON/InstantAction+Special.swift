// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Actions without a target in the document, fully described by their members.
extension InstantAction {
  /// The members of an action's object; `nil` if Instant JSON cannot express the action.
  static func members(
    _ kind: SpecialAction, _ values: [String: ActionValue], _ references: InstantReferences
  ) -> [(String, JSONTree)]? {
    switch kind {
    case .goToEmbedded:
      // Instant JSON only supports one step.
      guard let steps = values["targets"]?.list, steps.count == 1, let step = steps.first,
        let relation = step["relation"]?.text, values["path"] == nil
      else { return nil }
      return [
        ("newWindow", .bool(values["newWindow"]?.flag ?? false)),
        ("relativePath", .string(step["name"]?.text ?? "")), ("targetType", .string(relation)),
      ]
    case .hide:
      var targets: [JSONTree] = []
      for target in values["targets"]?.list ?? [] {
        if let name = target["field"]?.text {
          targets.append(InstantReferences.tree(ofField: name))
        } else if let tree = target["annotationId"]?.text.flatMap(references.tree(ofAnnotation:)) {
          targets.append(tree)
        } else {
          return nil
        }
      }
      return [
        ("hide", .bool(values["hide"]?.flag ?? true)), ("annotationReferences", .array(targets)),
      ]
    case .resetForm:
      let flags = words(values["flags"])
      return [
        ("flags", flags.isEmpty ? .null : .string(flags[0])), ("fields", fields(values["fields"])),
      ]
    case .submitForm:
      return [
        ("uri", .string(values["url"]?.text ?? "")),
        ("flags", .array(words(values["flags"]).map { .string($0) })),
        ("fields", fields(values["fields"])),
      ]
    default: return nil
    }
  }

  /// The members of an action in PDF.
  static func values(
    _ kind: SpecialAction, _ object: InstantObject, _ references: InstantReferences
  ) throws(ExchangeError) -> [String: ActionValue] {
    switch kind {
    case .goToEmbedded:
      let relation = try object.string("targetType") ?? "child"
      guard ["parent", "child"].contains(relation) else {
        throw object.fail("targetType", "parent or child")
      }
      var step: [String: ActionValue] = ["relation": .text(relation)]
      if let name = try object.string("relativePath"), !name.isEmpty { step["name"] = .text(name) }
      var values: [String: ActionValue] = ["targets": .list([.record(step)])]
      values["newWindow"] = try object.bool("newWindow").map { .flag($0) }
      return values
    case .hide:
      var targets: [ActionValue] = []
      for reference in try all("annotationReferences", of: object) {
        if let target = try references.target(reference) { targets.append(target) }
      }
      return ["targets": .list(targets), "hide": .flag(try object.bool("hide") ?? true)]
    case .resetForm, .submitForm:
      var values: [String: ActionValue] = [:]
      if kind == .submitForm { values["url"] = .text(try needed(object, "uri", "url")) }
      let flags = try flags(object)
      if !flags.isEmpty { values["flags"] = .list(flags) }
      guard object["fields"] != nil else { return values }
      var fields: [ActionValue] = []
      for reference in try all("fields", of: object) {
        if let field = try references.field(reference) { fields.append(field) }
      }
      values["fields"] = .list(fields)
      return values
    default: return [:]
    }
  }

  /// The kinds that Instant JSON supports, by their names in lower case.
  static let special: [String: SpecialAction] = [
    "gotoembedded": .goToEmbedded, "hide": .hide, "resetform": .resetForm,
    "submitform": .submitForm,
  ]

  private static func all(
    _ name: String, of object: InstantObject
  ) throws(ExchangeError) -> [InstantObject] {
    var objects: [InstantObject] = []
    for (index, element) in (try object.array(name) ?? []).enumerated() {
      objects.append(try InstantObject(element, "\(object.path).\(name)[\(index)]"))
    }
    return objects
  }

  private static func fields(_ names: ActionValue?) -> JSONTree {
    guard let names = names?.list else { return .null }
    return .array(names.compactMap(\.text).map(InstantReferences.tree(ofField:)))
  }

  private static func words(_ flags: ActionValue?) -> [String] {
    (flags?.list ?? []).compactMap(\.text).map { flag in
      flagWords.first { $0.flag == flag }?.word ?? flag
    }
  }

  /// Reads one flag or several; unknown flags are ignored.
  private static func flags(_ object: InstantObject) throws(ExchangeError) -> [ActionValue] {
    var words: [String] = []
    if let word = object["flags"]?.string {
      words = [word]
    } else {
      words = try object.strings("flags") ?? []
    }
    return words.compactMap { word in
      if let known = flagWords.first(where: { $0.word == word }) { return .text(known.flag) }
      return ActionTable.submission.contains(word) && !word.isEmpty ? .text(word) : nil
    }
  }

  /// The flags with different names in Instant JSON
  /// (https://www.nutrient.io/guides/document-engine/json/schema/actions/).
  private static let flagWords: [(flag: String, word: String)] = [
    ("exclude", "includeExclude"), ("html", "exportFormat"), ("get", "getMethod"),
    ("submitCoordinates", "submitCoordinated"), ("pdf", "submitPDF"),
    ("canonicalDates", "canonicalFormat"),
  ]
}
