// SPDX-License-Identifier: AGPL-3.0-or-later

/// The named types that a set of types uses. Each is listed once, in order of first use.
public struct TypeCatalogue: Sendable {
  public private(set) var types: [WireType] = []
  /// Names that two different types share. A description that contains one of them would be wrong.
  public private(set) var clashes: [String] = []
  private var known: [String: WireType] = [:]

  public init() {}

  /// Adds a type and all types that it uses.
  public mutating func add(_ type: WireType) {
    if let name = type.name {
      if let same = known[name] {
        if same != type { clashes.append(name) }
        return
      }
      known[name] = type
      types.append(type)
    }
    switch type {
    case .array(let element, _): add(element)
    case .map(let value): add(value)
    case .bounded(let type, _): add(type)
    case .union(let alternatives): for each in alternatives { add(each) }
    case .named(let named): add(named.definition)
    case .record(let record): for field in record.fields { add(field.type) }
    case .object(let object): for member in object.members { add(member.type) }
    case .boolean, .integer, .number, .string, .otherString, .any, .enumeration, .constant: break
    }
  }

  /// Writes an object with each type's definition under its name.
  public func writeSchema(to writer: inout JSONWriter) {
    writer.object { writer in
      for type in types {
        guard let name = type.name else { continue }
        writer.name(name)
        type.writeDefinition(to: &writer)
      }
    }
  }
}
