// SPDX-License-Identifier: AGPL-3.0-or-later

extension WireType {
  /// Writes the type as JSON Schema (draft 2020-12). A named type becomes a reference to
  /// `#/components/schemas/Name`; the ``TypeCatalogue`` holds the referenced types.
  public func writeSchema(to writer: inout JSONWriter) {
    writer.object { writer in writeMembers(to: &writer) }
  }

  /// Writes the type as JSON Schema. A named type is written inline.
  public func writeDefinition(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .enumeration(_, let values):
        writer.member("type", "string")
        writer.member("enum", values)
      case .record(let record):
        record.writeMembers(to: &writer)
      case .object(let object):
        object.writeMembers(to: &writer)
      case .named(let named):
        writer.member("description", named.summary)
        writer.member("x-expression", named.expression)
        named.definition.writeMembers(to: &writer)
      default:
        writeMembers(to: &writer)
      }
    }
  }

  fileprivate func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .boolean, .integer, .number, .string:
      writer.member("type", text)
    case .otherString(let others):
      writer.member("type", "string")
      writer.name("not")
      writer.object { writer in writer.member("enum", others) }
    case .any:
      break
    case .bounded(let type, let bounds):
      type.writeMembers(to: &writer)
      bounds.writeSchema(to: &writer)
    case .array(let element, let count):
      writer.member("type", "array")
      writer.name("items")
      element.writeSchema(to: &writer)
      writer.member("minItems", ifPresent: count)
      writer.member("maxItems", ifPresent: count)
    case .map(let value):
      writer.member("type", "object")
      writer.name("additionalProperties")
      value.writeSchema(to: &writer)
    case .constant(let value):
      writer.member("const", value)
    case .union(let alternatives):
      writer.name("anyOf")
      writer.array { writer in for each in alternatives { each.writeSchema(to: &writer) } }
    case .object(let object) where object.name == nil:
      object.writeMembers(to: &writer)
    case .enumeration, .record, .named, .object:
      writer.member("$ref", "#/components/schemas/\(name ?? "")")
    }
  }
}

extension RecordType {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    let fields = fields
    writer.member("type", "object")
    if !summary.isEmpty { writer.member("description", summary) }
    writer.name("properties")
    writer.object { writer in
      for field in fields {
        writer.name(field.name)
        field.writeSchema(to: &writer)
      }
    }
    writer.member("required", fields.filter { $0.presence == .required }.map(\.name))
  }
}

extension ObjectType {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", "object")
    if !summary.isEmpty { writer.member("description", summary) }
    writer.name("properties")
    writer.object { writer in
      for member in members {
        writer.name(member.name)
        writer.object { writer in
          member.type.writeMembers(to: &writer)
          if !member.summary.isEmpty { writer.member("description", member.summary) }
        }
      }
    }
    writer.member("required", members.filter(\.isRequired).map(\.name))
  }
}

extension FieldDescription {
  /// The schema of the member's value.
  public func writeSchema(to writer: inout JSONWriter) {
    writer.object { writer in
      type.writeMembers(to: &writer)
      if !summary.isEmpty { writer.member("description", summary) }
      bounds.writeSchema(to: &writer)
      if case .defaulted(let json) = presence { writer.raw("default", json) }
    }
  }
}

extension Bounds {
  fileprivate func writeSchema(to writer: inout JSONWriter) {
    writer.raw("minimum", minimum)
    writer.raw("maximum", maximum)
    writer.member("maxLength", ifPresent: longest)
  }
}

extension JSONWriter {
  fileprivate mutating func raw(_ name: String, _ json: String?) {
    guard let json else { return }
    self.name(name)
    raw(json.utf8)
  }
}
