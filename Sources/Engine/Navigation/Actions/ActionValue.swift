// SPDX-License-Identifier: AGPL-3.0-or-later

import System

public indirect enum ActionValue: Hashable, Sendable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([ActionValue])
  case record([String: ActionValue])

  public static func == (a: ActionValue, b: ActionValue) -> Bool {
    switch (a, b) {
    case (.flag(let a), .flag(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a.isExactly(b)
    case (.list(let a), .list(let b)): a == b
    case (.record(let a), .record(let b)): a == b
    default: false
    }
  }

  public var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  public var text: String? { if case .text(let value) = self { value } else { nil } }
  public var list: [ActionValue]? { if case .list(let values) = self { values } else { nil } }

  /// The value as a number; also for integers.
  public var number: Double? {
    switch self {
    case .number(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  public var record: [String: ActionValue]? {
    if case .record(let members) = self { members } else { nil }
  }

  public subscript(name: String) -> ActionValue? { record?[name] }
}

/// The possible shape of an ``ActionValue``.
public indirect enum ActionShape: Hashable, Sendable {
  case flag, integer, number, text
  /// One of these words, or another name from the file.
  case word([String])
  /// A number, one of these words, or another name from the file.
  case numberOrWord([String])
  case list(ActionShape)
  case record([String: ActionShape])
  /// Texts, numbers, flags, and lists of these.
  case any

  /// The path of the first part with a different shape. The path starts from `path`. `nil` if all parts
  /// fit.
  public func fault(of value: ActionValue, at path: String) -> String? {
    switch (self, value) {
    case (.flag, .flag), (.integer, .integer), (.number, .integer), (.number, .number),
      (.any, .flag), (.any, .integer), (.any, .number):
      return nil
    case (.text, .text(let text)), (.any, .text(let text)):
      return text.utf8.contains(0) ? path : nil
    case (.numberOrWord, .integer), (.numberOrWord, .number): return nil
    case (.word, .text(let word)), (.numberOrWord, .text(let word)):
      return word.isEmpty || word.utf8.contains(0) ? path : nil
    case (.list(let shape), .list(let values)):
      return ActionShape.fault(of: values, shape, at: path)
    case (.any, .list(let values)): return ActionShape.fault(of: values, .any, at: path)
    case (.record(let shapes), .record(let members)):
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        let inner = path + "." + name
        guard let shape = shapes[name] else { return inner }
        if let fault = shape.fault(of: value, at: inner) { return fault }
      }
      return nil
    default: return path
    }
  }

  private static func fault(
    of values: [ActionValue], _ shape: ActionShape, at path: String
  ) -> String? {
    for (index, value) in values.enumerated() {
      if let fault = shape.fault(of: value, at: "\(path)[\(index)]") { return fault }
    }
    return nil
  }
}
