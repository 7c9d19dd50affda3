// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The wire form of a user's answer to a client tool's requirement. A client's tool cannot ask for
/// files, signatures or sounds.
struct WireToolAnswer: WireValue {
  private let tree: JSONTree

  init(_ answer: UserAnswer) {
    switch answer {
    case .text(let text), .choice(let text): tree = .string(text)
    case .choices(let ids), .choicesSoFar(let ids): tree = .array(ids.map(JSONTree.string))
    case .number(let number): tree = .number(number)
    case .confirm(let isConfirmed): tree = .bool(isConfirmed)
    case .link(let action): tree = WireToolAnswer.tree(of: WireAction(action))
    case .properties(let answers):
      tree = .object(
        answers.values.sorted { $0.key < $1.key }.map { id, value in
          .init(id, WireToolAnswer.tree(of: WirePropertyValue(value)))
        })
    case .file, .signature, .sound, .cancelled: tree = .null
    }
  }

  init(wire node: JSONNode) { tree = JSONTree(node) }

  static var wireType: WireType {
    .named(
      .init(
        "ToolAnswer", "ToolAnswer",
        """
        The user's answer to a client tool's requirement, by its kind: `text` a string; `number` a \
        number; `choice` a choice's id, another text or, if it `takesSeveral`, an array of ids; \
        `confirm` a boolean; `link` an `Action`; `properties` an object of changed values by id. \
        `null`: no answer.
        """,
        is: .union([
          .string, .number, .boolean, .array(of: .string), WireAction.wireType,
          .map(of: WirePropertyValue.wireType), .constant(.null),
        ])))
  }

  func write(to writer: inout JSONWriter) { tree.write(to: &writer) }

  private static func tree(of value: some WireValue) -> JSONTree {
    (try? JSONTree.parse(value.wireText)) ?? .null
  }
}
