// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension TransformationMode: WireEnum {}

/// The wire form of a condition: an object with exactly one member, which names the test.
struct WireCondition: WireValue {
  var condition: Condition
  private static let deepest = 32

  init(_ condition: Condition) { self.condition = condition }

  init(wire node: JSONNode) throws(WireError) { try self.init(node, depth: 0) }

  /// - Parameter depth: the number of conditions that contain this one.
  init(_ node: JSONNode, depth: Int) throws(WireError) {
    guard depth < WireCondition.deepest else {
      throw WireError(message: "Conditions nest at most \(WireCondition.deepest) deep.")
    }
    guard node.kind == .object, node.count == 1, let (name, value) = Array(node.members).first
    else {
      throw WireError(message: "A condition is an object with one member, such as {\"not\": …}.")
    }
    do throws(WireError) {
      guard let test = ConditionTest.all.first(where: { $0.name == name }) else {
        let advice = NearestNames.advice(for: name, among: ConditionTest.all.map(\.name))
        throw WireError(message: "Unknown test: \(advice)")
      }
      condition = try test.read(value, depth)
    } catch {
      throw error.under(name)
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "Condition", "Condition",
        """
        A condition: an object with exactly one member, which names the test.
        """, is: .union(ConditionTest.all.map(\.wireType))))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for test in ConditionTest.all where test.write(condition, &writer) { break }
    }
  }
}
