// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension Requirement.Property: WrittenRecord {
  public static let summary = "A property that a requirement asks for together with others."

  enum Kind: String, CaseIterable, WireEnum {
    case text, number, flag, choice, texts, options
    static let name = "PropertyKind"
  }

  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The member of the answer."),
    .required("title", \.title, "The title to show."),
    .required("kind", \.value.kind, "The kind of value."),
    .required("value", \.wireValue, "The current value."),
    .optional("choices", \.choices.unlessEmpty, "The possible values of a `choice`, by their ids."),
  ]

  private var wireValue: WirePropertyValue { WirePropertyValue(value) }

  /// The values in an answer.
  ///
  /// - Throws: an error for a member that names no property, or has a value of a different kind.
  static func answers(
    _ node: JSONNode, to properties: [Requirement.Property]
  ) throws(WireError) -> PropertyAnswers {
    guard node.kind == .object else {
      throw WireError(message: "Give an object with the values that change.")
    }
    var values: [String: Requirement.Property.Value] = [:]
    for (name, member) in node.members {
      guard let property = properties.first(where: { $0.id == name }) else {
        throw WireError(path: name, message: "There is no property \(name): see `properties`.")
      }
      do throws(WireError) {
        values[name] = try property.answered(member)
      } catch {
        throw error.under(name)
      }
    }
    return PropertyAnswers(values)
  }
}

/// The wire form of a property's value, by the property's kind.
struct WirePropertyValue: WireValue {
  private let value: Requirement.Property.Value

  init(_ value: Requirement.Property.Value) { self.value = value }

  init(wire node: JSONNode) throws(WireError) {
    if let text = node.string {
      try node.requireNoNull()
      value = .text(text)
    } else if let flag = node.bool {
      value = .flag(flag)
    } else if node.kind == .array {
      value = .texts(try node.read())
    } else {
      value = .number(node.isNull ? nil : try node.read())
    }
  }

  static var wireType: WireType {
    .named(
      .init(
        "PropertyValue", "PropertyValue",
        """
        The value of a property, by its kind: `text` a string; `number` a number, or `null` for none; \
        `flag` a boolean; `choice` the id of a choice; `texts` an array of strings; `options` an \
        array of objects with `value` and `title`.
        """,
        is: .union([
          .string, .number, .boolean, .constant(.null), .array(of: .string),
          .array(of: WireNewOption.wireType),
        ])))
  }

  func write(to writer: inout JSONWriter) {
    switch value {
    case .text(let text), .choice(let text): writer.string(text)
    case .number(let number): number.write(to: &writer)
    case .flag(let flag): flag.write(to: &writer)
    case .texts(let texts): texts.write(to: &writer)
    case .options(let options):
      options.map { WireFieldOption(value: $0.value, title: $0.title) }.write(to: &writer)
    }
  }
}

extension Requirement.Property.Value {
  fileprivate var kind: Requirement.Property.Kind {
    switch self {
    case .text: .text
    case .number: .number
    case .flag: .flag
    case .choice: .choice
    case .texts: .texts
    case .options: .options
    }
  }
}

extension Requirement.Property {
  /// The value for the property in an answer.
  fileprivate func answered(_ node: JSONNode) throws(WireError) -> Value {
    switch value {
    case .text: return .text(try node.read())
    case .number: return .number(node.isNull ? nil : try node.read())
    case .flag: return .flag(try node.read())
    case .texts: return .texts(try node.read())
    case .options:
      let options: [WireNewOption] = try node.read()
      return .options(options.map { .init($0.value, $0.title ?? $0.value) })
    case .choice:
      let id: String = try node.read()
      guard choices.contains(where: { $0.id == id }) else {
        let ids = choices.map(\.id).joined(separator: ", ")
        throw WireError(message: "There is no choice \(id): give one of \(ids).")
      }
      return .choice(id)
    }
  }
}
