// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

extension JSONNode {
  /// Reads an optional member of an action.
  func readIfPresent(_ name: String, _ shape: ActionShape) throws(WireError) -> ActionValue? {
    guard let member = self[member: name], !member.isNull else { return nil }
    do throws(WireError) {
      return try member.value(shape, depth: 0)
    } catch {
      throw error.under(name)
    }
  }

  /// Refuses unknown members: an action is written into a file, and would silently lose them there.
  func requireKnown(_ names: [String]) throws(WireError) {
    for (name, _) in members where !names.contains(name) && !name.hasPrefix("_") {
      let advice = NearestNames.advice(for: name, among: names)
      throw WireError(path: name, message: "Unknown member \"\(name.prefix(40))\": \(advice)")
    }
  }

  private func value(_ shape: ActionShape, depth: Int) throws(WireError) -> ActionValue {
    guard depth < ActionValue.depth else {
      throw WireError(message: "Values nest at most \(ActionValue.depth) deep.")
    }
    switch shape {
    case .flag: return .flag(try read())
    case .integer: return .integer(try read())
    case .number: return try number()
    case .text: return .text(try read())
    case .word: return .text(try word())
    case .numberOrWord:
      guard kind != .string else { return .text(try word()) }
      guard double != nil else { throw .expected("a number or a string", got: self) }
      return try number()
    case .list(let element): return .list(try list(of: element, depth: depth))
    case .record(let members): return .record(try record(of: members, depth: depth))
    case .any:
      switch kind {
      case .bool: return .flag(try read())
      case .integer, .real: return try number()
      case .string: return .text(try read())
      case .array: return .list(try list(of: .any, depth: depth))
      case .null, .object: throw .expected("a string, a number, a flag or an array", got: self)
      }
    }
  }

  /// A number, which stays an integer if it is written as one.
  private func number() throws(WireError) -> ActionValue {
    kind == .integer ? .integer(try read()) : .number(try read())
  }

  /// A word that becomes a name in the file.
  private func word() throws(WireError) -> String {
    let word: String = try read()
    guard !word.isEmpty, !word.utf8.contains(0) else {
      throw WireError(message: "Give a word: it must not be empty or contain a null character.")
    }
    return word
  }

  private func list(of shape: ActionShape, depth: Int) throws(WireError) -> [ActionValue] {
    guard kind == .array else { throw .expected("an array", got: self) }
    var values: [ActionValue] = []
    for (index, element) in elements.enumerated() {
      do throws(WireError) {
        values.append(try element.value(shape, depth: depth + 1))
      } catch {
        throw error.under(index)
      }
    }
    return values
  }

  private func record(
    of shapes: [String: ActionShape], depth: Int
  ) throws(WireError) -> [String: ActionValue] {
    guard kind == .object else { throw .expected("an object", got: self) }
    var values: [String: ActionValue] = [:]
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      guard let member = self[member: name], !member.isNull else { continue }
      do throws(WireError) {
        values[name] = try member.value(shape, depth: depth + 1)
      } catch {
        throw error.under(name)
      }
    }
    try requireKnown(shapes.keys.sorted())
    return values
  }
}
