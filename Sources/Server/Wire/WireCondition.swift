// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension TransformationMode: WireEnum {}

/// The wire form of a condition: an object with exactly one member, which names the test.
struct WireCondition: WireValue {
  var condition: Condition
  private static let deepest = 32

  init(_ condition: Condition) { self.condition = condition }

  init(wire node: JSONNode) throws(WireError) {
    condition = try WireCondition.read(node, depth: 0)
  }

  static var wireType: WireType {
    .named(
      .init(
        "Condition", "Condition",
        """
        A condition: an object with exactly one member, which names the test.
        """, is: ConditionSchema.type))
  }

  private static func read(_ node: JSONNode, depth: Int) throws(WireError) -> Condition {
    guard depth < deepest else {
      throw WireError(message: "Conditions nest at most \(deepest) deep.")
    }
    guard node.kind == .object, node.count == 1, let (name, value) = Array(node.members).first
    else {
      throw WireError(message: "A condition is an object with one member, such as {\"not\": …}.")
    }
    do throws(WireError) {
      return try read(name, value, depth: depth)
    } catch {
      throw error.under(name)
    }
  }

  private static func read(
    _ name: String, _ value: JSONNode, depth: Int
  ) throws(WireError) -> Condition {
    switch name {
    case "all": return .all(try list(value, depth: depth))
    case "any": return .any(try list(value, depth: depth))
    case "not": return .not(try read(value, depth: depth + 1))
    case "annotationType":
      return .annotationType(Set(try value.read(as: [AnnotationType].self)))
    case "annotationId": return .annotationID(Set(try value.read(as: [String].self)))
    case "pageIndex": return .pageIndex(try pages(value))
    case "inside": return .inside(try value.read())
    case "author": return .author(Set(try value.read(as: [String].self)))
    case "subject": return .subject(Set(try value.read(as: [String].self)))
    case "group": return .group(Set(try value.read(as: [String].self)))
    case "customData":
      return .customData(try value.read(as: [String: [String]].self).mapValues { Set($0) })
    case "fieldName": return .fieldName(Set(try value.read(as: [String].self)))
    case "flag": return .flag(try flags(value))
    case "tool": return .tool(Set(try value.read(as: [String].self).map { ToolName(rawValue: $0) }))
    case "pointerType": return .pointerType(Set(try value.read(as: [PointerType].self)))
    case "mode": return .mode(Set(try value.read(as: [TransformationMode].self)))
    case "direction": return .direction(try directions(value))
    case "linkKind":
      return .linkKind(try names(value, of: "kind of action", among: Action.Kind.allNames))
    case "modifiers": return .modifiers(Modifiers(try value.read(as: [WireModifier].self)))
    case "zoom": return .zoom(try WireZoom(wire: value).range)
    default:
      let advice = NearestNames.advice(for: name, among: tests)
      throw WireError(message: "Unknown test: \(advice)")
    }
  }

  private static func list(_ node: JSONNode, depth: Int) throws(WireError) -> [Condition] {
    guard node.kind == .array else { throw WireError(message: "Expected an array of conditions.") }
    var conditions: [Condition] = []
    for (index, element) in node.elements.enumerated() {
      do throws(WireError) {
        conditions.append(try read(element, depth: depth + 1))
      } catch {
        throw error.under(index)
      }
    }
    return conditions
  }

  private static let tests = [
    "all", "any", "not", "annotationType", "annotationId", "pageIndex", "inside", "author",
    "subject", "group", "customData", "fieldName", "flag", "tool", "pointerType", "mode",
    "direction", "linkKind", "modifiers", "zoom",
  ]

  private static func pages(_ node: JSONNode) throws(WireError) -> Set<Int> {
    let pages = try node.read(as: [Int].self)
    if let index = pages.firstIndex(where: { $0 < 0 }) {
      throw WireError(message: "No page has the index \(pages[index]): pages are counted from 0.")
        .under(index)
    }
    return Set(pages)
  }

  /// Names from a closed set.
  private static func names(
    _ node: JSONNode, of what: String, among known: [String]
  ) throws(WireError) -> Set<String> {
    let names = try node.read(as: [String].self)
    if let index = names.firstIndex(where: { !known.contains($0) }) {
      let advice = NearestNames.advice(for: names[index], among: known)
      throw WireError(message: "Unknown \(what) \(names[index].prefix(40)): \(advice)").under(index)
    }
    return Set(names)
  }

  private static func directions(_ node: JSONNode) throws(WireError) -> Set<ScrollDirection> {
    var directions: Set<ScrollDirection> = []
    for (index, number) in try node.read(as: [Int].self).enumerated() {
      guard let direction = ScrollDirection(rawValue: number) else {
        throw WireError(message: "A direction is 1, forward, or -1, backward.").under(index)
      }
      directions.insert(direction)
    }
    return directions
  }

  private static func flags(_ node: JSONNode) throws(WireError) -> AnnotationFlags {
    var flags: AnnotationFlags = []
    for (index, name) in try node.read(as: [String].self).enumerated() {
      guard let flag = AnnotationFlags.names.first(where: { $0.name == name })?.flag else {
        throw WireError(message: "There is no flag \(name).").under(index)
      }
      flags.insert(flag)
    }
    return flags
  }
}
