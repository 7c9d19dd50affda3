// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension Requirement {
  /// A value that the user can set. A requirement can have several of them.
  public struct Property: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case text(String)
      /// A number; `nil` if the property allows none and none is set.
      case number(Double?)
      case flag(Bool)
      case choice(String)
      case texts([String])
      /// The options of a choice field.
      case options([FormField.Option])
    }

    public var id: String
    /// The title for the user.
    public var title: String
    public var value: Value
    /// The values that a `choice` can have.
    public var choices: [Choice]

    public init(_ id: String, _ title: String, _ value: Value, choices: [Choice] = []) {
      self.id = id
      self.title = title
      self.value = value
      self.choices = choices
    }
  }

  /// Several properties that are asked for together.
  public static func properties(prompt: String, _ properties: [Property]) -> Requirement {
    var requirement = Requirement(.properties, prompt: prompt)
    requirement.properties = properties
    return requirement
  }
}

/// The user's values, by the properties' ids.
public struct PropertyAnswers: Hashable, Sendable {
  public var values: [String: Requirement.Property.Value]

  public init(_ values: [String: Requirement.Property.Value]) { self.values = values }

  /// The value set for a text property; `nil` if none was set.
  public func text(_ id: String) -> String? {
    if case .text(let text)? = values[id] { text } else { nil }
  }

  /// The value set for a number property; `.some(nil)`: set to none; `nil`: not set.
  public func number(_ id: String) -> Double?? {
    if case .number(let number)? = values[id] { .some(number) } else { nil }
  }

  public func flag(_ id: String) -> Bool? {
    if case .flag(let flag)? = values[id] { flag } else { nil }
  }

  public func choice(_ id: String) -> String? {
    if case .choice(let choice)? = values[id] { choice } else { nil }
  }

  public func texts(_ id: String) -> [String]? {
    if case .texts(let texts)? = values[id] { texts } else { nil }
  }

  public func options(_ id: String) -> [FormField.Option]? {
    if case .options(let options)? = values[id] { options } else { nil }
  }
}
