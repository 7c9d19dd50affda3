// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON
import System

/// A test of a condition: its documentation, its reader and its writer.
struct ConditionTest: Sendable {
  let name: String
  private let type: WireType
  private let summary: String
  /// Reads the value of the test; the depth is the number of conditions around it.
  let read: @Sendable (JSONNode, _ depth: Int) throws(WireError) -> Condition
  /// Writes the member of a condition with this test. Returns whether the condition has it.
  let write: @Sendable (Condition, inout JSONWriter) -> Bool

  /// The type of a condition with this test.
  var wireType: WireType {
    .object(ObjectType(name.capitalizedFirst + "Condition", summary, [.required(name, type)]))
  }

  /// - Parameter value: the value of a condition with this test; `nil` for any other condition.
  private init<V: WireValue>(
    _ name: String, _ summary: String,
    _ read: @escaping @Sendable (JSONNode, Int) throws(WireError) -> Condition,
    _ value: @escaping @Sendable (Condition) -> V?
  ) {
    (self.name, type, self.summary, self.read) = (name, V.wireType, summary, read)
    write = { condition, writer in
      guard let value = value(condition) else { return false }
      writer.member(name, value)
      return true
    }
  }

  /// A test with a value of one type.
  private static func test<V: WireValue>(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (V) -> Condition,
    _ value: @escaping @Sendable (Condition) -> V?
  ) -> ConditionTest {
    ConditionTest(name, summary, { (node, _) throws(WireError) in make(try node.read()) }, value)
  }

  /// A test with any number of texts, which are written in order.
  private static func names(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Set<String>) -> Condition,
    _ value: @escaping @Sendable (Condition) -> Set<String>?
  ) -> ConditionTest {
    test(name, summary, { (names: [String]) in make(Set(names)) }, { value($0)?.sorted() })
  }

  /// A test with any number of words of a closed set. The words are written in order.
  private static func words<Word: WireEnum & Hashable>(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Set<Word>) -> Condition,
    _ value: @escaping @Sendable (Condition) -> Set<Word>?
  ) -> ConditionTest {
    test(
      name, summary, { (words: [Word]) in make(Set(words)) },
      { value($0)?.sorted { $0.rawValue < $1.rawValue } })
  }

  /// A test with any number of conditions.
  private static func conditions(
    _ name: String, _ summary: String, _ make: @escaping @Sendable ([Condition]) -> Condition,
    _ value: @escaping @Sendable (Condition) -> [Condition]?
  ) -> ConditionTest {
    ConditionTest(
      name, summary,
      { (node, depth) throws(WireError) in
        guard node.kind == .array else { throw .expected("an array of conditions", got: node) }
        var conditions: [Condition] = []
        for (index, element) in node.elements.enumerated() {
          do throws(WireError) {
            conditions.append(try WireCondition(element, depth: depth + 1).condition)
          } catch {
            throw error.under(index)
          }
        }
        return make(conditions)
      }, { value($0)?.map(WireCondition.init) })
  }

  static let all: [ConditionTest] = [
    conditions("all", "All conditions hold.", Condition.all) {
      if case .all(let all) = $0 { all } else { nil }
    },
    conditions("any", "At least one condition holds.", Condition.any) {
      if case .any(let any) = $0 { any } else { nil }
    },
    ConditionTest(
      "not", "The condition does not hold.",
      { (node, depth) throws(WireError) in
        .not(try WireCondition(node, depth: depth + 1).condition)
      },
      { if case .not(let not) = $0 { WireCondition(not) } else { nil } }),
    words("annotationType", "The annotation's type.", Condition.annotationType) {
      if case .annotationType(let types) = $0 { types } else { nil }
    },
    names("annotationId", "The annotation's id.", Condition.annotationID) {
      if case .annotationID(let ids) = $0 { ids } else { nil }
    },
    ConditionTest(
      "pageIndex", "The page, from 0.",
      { (node, _) throws(WireError) in .pageIndex(try pages(node)) },
      { if case .pageIndex(let pages) = $0 { pages.sorted() } else { nil } }),
    test("inside", "The point is in this rectangle of the page.", Condition.inside) {
      if case .inside(let rect) = $0 { rect } else { nil }
    },
    names("author", "The annotation's author.", Condition.author) {
      if case .author(let authors) = $0 { authors } else { nil }
    },
    names("subject", "The annotation's subject.", Condition.subject) {
      if case .subject(let subjects) = $0 { subjects } else { nil }
    },
    names(
      "group", "The id of the annotation that leads the annotation's group.", Condition.group
    ) { if case .group(let leaders) = $0 { leaders } else { nil } },
    test(
      "customData",
      "Each key has a listed value, or any if its list is empty.",
      { (wanted: [ExactText: [ExactText]]) in .customData(wanted.mapValues { Set($0) }) },
      {
        guard case .customData(let wanted) = $0 else { return nil }
        return wanted.mapValues { $0.sorted { $0.text < $1.text } }
      }),
    names(
      "fieldName", "The form field's name, or the name of a field above it.", Condition.fieldName
    ) { if case .fieldName(let names) = $0 { names } else { nil } },
    test(
      "flag", "A flag of the annotation.",
      { (flags: [WireAnnotationFlag]) in .flag(AnnotationFlags(flags.map(\.flag))) },
      {
        guard case .flag(let flags) = $0 else { return nil }
        return WireAnnotationFlag.allCases.filter { flags.contains($0.flag) }
      }),
    names(
      "tool", "The active tool.", { .tool(Set($0.map { ToolName(rawValue: $0) })) },
      { if case .tool(let tools) = $0 { Set(tools.map(\.rawValue)) } else { nil } }),
    words("pointerType", "The type of the pointer.", Condition.pointerType) {
      if case .pointerType(let types) = $0 { types } else { nil }
    },
    words("mode", "The kind of transformation.", Condition.mode) {
      if case .mode(let modes) = $0 { modes } else { nil }
    },
    test(
      "direction", "Whether a fast scroll goes forward (1) or backward (-1).",
      { (directions: [ScrollDirection]) in .direction(Set(directions)) },
      {
        guard case .direction(let directions) = $0 else { return nil }
        return directions.sorted { $0.rawValue < $1.rawValue }
      }),
    ConditionTest(
      "linkKind", "The kind of the link's action.",
      { (node, _) throws(WireError) in .linkKind(try linkKinds(node)) },
      { if case .linkKind(let kinds) = $0 { kinds.sorted() } else { nil } }),
    test(
      "modifiers", "A modifier key that is held down.",
      { (keys: [WireModifier]) in .modifiers(Modifiers(keys)) },
      {
        guard case .modifiers(let keys) = $0 else { return nil }
        return WireModifier.allCases.filter { keys.contains($0.modifier) }
      }),
    test(
      "zoom", "The scale that a zoom results in.", { (zoom: WireZoom) in .zoom(zoom.range) },
      { if case .zoom(let range) = $0 { WireZoom(range) } else { nil } }),
  ]

  private static func pages(_ node: JSONNode) throws(WireError) -> Set<Int> {
    let pages = try node.read(as: [Int].self)
    if let index = pages.firstIndex(where: { $0 < 0 }) {
      throw WireError(message: "No page has the index \(pages[index]): pages are counted from 0.")
        .under(index)
    }
    return Set(pages)
  }

  private static func linkKinds(_ node: JSONNode) throws(WireError) -> Set<String> {
    let (names, known) = (try node.read(as: [String].self), Action.Kind.allNames)
    if let index = names.firstIndex(where: { !known.contains($0) }) {
      let advice = NearestNames.advice(for: names[index], among: known)
      throw WireError(
        message: "Unknown kind of action \(names[index].prefix(40)): \(advice)"
      ).under(index)
    }
    return Set(names)
  }
}

/// 1 for forward, -1 for backward.
extension ScrollDirection: WireValue {
  public static var wireType: WireType { .union([.constant(1), .constant(-1)]) }

  public init(wire node: JSONNode) throws(WireError) {
    guard let direction = node.integer.flatMap({ Int(exactly: $0) }).flatMap(Self.init(rawValue:))
    else { throw .expected("1 for forward or -1 for backward", got: node) }
    self = direction
  }

  public func write(to writer: inout JSONWriter) { writer.integer(rawValue) }
}
