// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Server

@Suite struct DescribeTests {
  @Test func theMethodAndTheCommandDescribeTheSame() throws {
    let outcome = try OneShot(clock: { 0 }).run(
      method: "server/describe", params: "{}", open: nil, save: nil)
    guard case .result(let json) = outcome else {
      Issue.record("server/describe answers an error")
      return
    }
    #expect(try JSONTree.parse(json) == JSONTree.parse(ProtocolDescription.make().wireText))
  }

  @Test func everyMessageHasAPage() throws {
    let names =
      Catalogue.methods.map { $0.name } + Catalogue.notifications.map { $0.name }
      + Catalogue.clientRequests.map { $0.name }
    for name in names {
      let page = try MessagePage(name).text
      #expect(page.hasPrefix("\(name): "))
      #expect(!page.contains("]("), "\(name)")
    }
    let tap = try MessagePage("interaction/tap").text
    #expect(tap.contains("documentId: string") && tap.contains("EventResult"))
    let error = #expect(throws: UsageError.self) { try MessagePage("document/svae") }
    #expect(error?.message.contains("document/save") == true)
  }

  @Test func everyReferenceIsDescribed() throws {
    let description = try JSONTree.parse(ProtocolDescription.make().wireText)
    let types = try #require(description[member: "components"]?[member: "schemas"])
    let names = references(in: description)
    #expect(!names.isEmpty)
    for name in names { #expect(types[member: name] != nil, "there is no type \(name)") }
  }

  private func references(in tree: JSONTree) -> Set<String> {
    switch tree {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let members):
      members.reduce(into: []) { names, member in
        if member.name == "$ref", let path = member.value.string,
          path.hasPrefix("#/components/schemas/")
        {
          names.insert(String(path.dropFirst("#/components/schemas/".count)))
        }
        names.formUnion(references(in: member.value))
      }
    default: []
    }
  }
}
