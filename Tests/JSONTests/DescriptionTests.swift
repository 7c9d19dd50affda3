// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import JSON

@Suite struct DescriptionTests {
  @Test func tables() {
    let rows = RecordType(Params.self).fields.map { "\($0.name): \($0.typeText)" }
    #expect(
      rows == [
        "path: string", "scale: number 0…16", "pageIndex: integer ≥ 0", "point: [x, y]",
        #"granularity: "word" | "line""#, "items: [Item]", "extra: any", "target: [x, y] | null",
        "named: {string: integer}",
      ])
    let presences = RecordType(Params.self).fields.map(\.presence)
    #expect(presences.prefix(3) == [.optional, .defaulted("1"), .required])
    #expect(presences[4] == .defaulted(#""word""#))
  }

  @Test func lengths() throws {
    struct Query: Record {
      var text = ""
      var note: String?
      static let fields: [Field<Self>] = [
        .required("text", \.text, longest: 3), .optional("note", \.note, longest: 2),
      ]
    }
    #expect(
      RecordType(Query.self).fields.map(\.typeText) == [
        "string of ≤ 3 characters", "string of ≤ 2 characters",
      ])
    var writer = JSONWriter()
    Query.wireType.writeDefinition(to: &writer)
    let schema = try JSONTree.parse(writer.text)
    #expect(
      schema[member: "properties"]?[member: "text"] == ["type": "string", "maxLength": 3])
    #expect(
      try JSONDocument.parse(Array(#"{"text": "äöü"}"#.utf8)).root.read(as: Query.self).text
        == "äöü")
    let error = #expect(throws: WireError.self) {
      try JSONDocument.parse(Array(#"{"text": "", "note": "long"}"#.utf8)).root.read(as: Query.self)
    }
    #expect(error?.path == "note")
    #expect(error?.message == "Expected a string of at most 2 characters, got one of 4.")
  }

  @Test func catalogue() throws {
    var catalogue = TypeCatalogue()
    catalogue.add(.array(of: Params.wireType))
    #expect(catalogue.types.compactMap(\.name) == ["Params", "Pair", "Granularity", "Item"])
    catalogue.add(.enumeration(name: "Item", values: []))
    #expect(catalogue.clashes == ["Item"])
  }

  @Test func schema() throws {
    var catalogue = TypeCatalogue()
    catalogue.add(Params.wireType)
    var writer = JSONWriter()
    catalogue.writeSchema(to: &writer)
    let schema = try JSONTree.parse(writer.text)
    #expect(
      schema[member: "Item"] == [
        "type": "object", "description": "An entry.",
        "properties": [
          "title": ["type": "string"],
          "children": [
            "type": "array", "items": ["$ref": "#/components/schemas/Item"], "default": [],
          ],
        ],
        "required": ["title"],
      ])
    #expect(
      schema[member: "Pair"] == [
        "description": "A pair.", "x-expression": "[x, y]", "type": "array",
        "items": ["type": "number"], "minItems": 2, "maxItems": 2,
      ])
    #expect(schema[member: "Granularity"] == ["type": "string", "enum": ["word", "line"]])
    let properties = schema[member: "Params"]?[member: "properties"]
    #expect(
      properties?[member: "scale"] == [
        "type": "number", "description": "Pixels per point.", "minimum": 0, "maximum": 16,
        "default": 1,
      ])
    #expect(
      properties?[member: "target"] == [
        "anyOf": [["$ref": "#/components/schemas/Pair"], ["const": nil]]
      ])
    #expect(schema[member: "Params"]?[member: "required"] == ["pageIndex", "target"])
  }
}
