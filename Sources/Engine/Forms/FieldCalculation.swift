// SPDX-License-Identifier: AGPL-3.0-or-later

/// A calculation from other fields, as in Acrobat's dialogue.
public struct FieldCalculation: Hashable, Sendable {
  public enum Operation: String, CaseIterable, Sendable {
    case sum, product, average, minimum, maximum

    /// The name of the operation for `AFSimple_Calculate`.
    fileprivate var code: String {
      switch self {
      case .sum: "SUM"
      case .product: "PRD"
      case .average: "AVG"
      case .minimum: "MIN"
      case .maximum: "MAX"
      }
    }
  }

  public var operation: Operation
  /// The full names of the fields; a name includes the fields below it.
  public var fields: [String]

  public init(_ operation: Operation, of fields: [String]) {
    self.operation = operation
    self.fields = fields
  }

  /// Reads a script that consists of one call of `AFSimple_Calculate`; `nil` for any other script. The
  /// names are in an array, or in one string, separated by commas.
  public init?(script: String) {
    guard let tokens = ScriptToken.tokens(of: script), tokens.count >= 6,
      tokens[0] == .word("AFSimple_Calculate"), tokens[1] == .sign("("),
      case .text(let code) = tokens[2], tokens[3] == .sign(","),
      let operation = Operation.allCases.first(where: { $0.code == code })
    else { return nil }
    var rest = tokens[4...]
    if rest.last == .sign(";") { rest.removeLast() }
    guard rest.popLast() == .sign(")"), let names = FieldCalculation.names(rest) else {
      return nil
    }
    self.init(operation, of: names)
  }

  public var script: String {
    let names = fields.map(ScriptToken.quoted).joined(separator: ", ")
    return "AFSimple_Calculate(\"\(operation.code)\", new Array(\(names)));"
  }

  private static func names(_ tokens: ArraySlice<ScriptToken>) -> [String]? {
    if tokens.count == 1, case .text(let list)? = tokens.first {
      return list.split(separator: ",").map { name in
        String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
    }
    var inner = tokens
    if inner.starts(with: [.word("new"), .word("Array"), .sign("(")]), inner.last == .sign(")") {
      inner = inner.dropFirst(3).dropLast()
    } else if inner.first == .sign("["), inner.last == .sign("]") {
      inner = inner.dropFirst().dropLast()
    } else {
      return nil
    }
    var names: [String] = []
    for (place, token) in inner.enumerated() {
      if place.isMultiple(of: 2), case .text(let name) = token {
        names.append(name)
      } else if place.isMultiple(of: 2) || token != .sign(",") {
        return nil
      }
    }
    return names
  }
}
