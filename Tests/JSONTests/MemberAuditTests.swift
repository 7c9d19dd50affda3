// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Members that nobody read are told at every depth.
struct MemberAuditTests {
  private struct Inner: Record {
    var name = ""
    static let fields: [Field<Self>] = [.required("name", \.name)]
  }

  private struct Outer: Record {
    var path: String?
    var inner: Inner?
    var list: [Inner] = []
    var custom: JSONTree?
    static let fields: [Field<Self>] = [
      .optional("path", \.path), .optional("inner", \.inner), .defaulted("list", \.list),
      .optional("custom", \.custom),
    ]
  }

  private struct Empty: Record { static let fields: [Field<Self>] = [] }

  private func errors<R: Record>(_ type: R.Type, _ text: String) throws -> [String] {
    let audit = MemberAudit()
    let node = try JSONDocument.parse(text).root.audited(by: audit)
    _ = try node.read(as: R.self)
    return audit.unread(in: node, named: "params").map { $0.error.description }
  }

  @Test(arguments: [
    (#"{"path":"a","inner":{"name":"b"},"list":[{"name":"c"}]}"#, []),
    (#"{"pth":"a"}"#, [#"params.pth: Unknown member "pth": did you mean "path"?"#]),
    (#"{"file":"a"}"#, [#"params.file: Unknown member "file": did you mean "path"?"#]),
    (
      #"{"zzzzz":1}"#,
      [
        #"params.zzzzz: Unknown member "zzzzz": there are custom, inner, list, path."#
      ]
    ),
    (
      #"{"inner":{"name":"b","nmae":1}}"#,
      [#"params.inner.nmae: Unknown member "nmae": did you mean "name"?"#]
    ),
    (
      #"{"list":[{"name":"c"},{"name":"d","names":[]}]}"#,
      [#"params.list[1].names: Unknown member "names": did you mean "name"?"#]
    ),
    // What is kept as it came has no unknown members; what the sender marks as its own neither.
    (#"{"custom":{"any":{"thing":[{"goes":1}]}},"_mine":1,"list":[{"name":"","_x":{}}]}"#, []),
  ])
  func unread(text: String, expected: [String]) throws {
    #expect(try errors(Outer.self, text) == expected)
  }

  @Test func recordWithoutMembers() throws {
    #expect(
      try errors(Empty.self, #"{"a":1}"#)
        == [#"params.a: Unknown member "a": this object has no members."#])
  }

  @Test(arguments: [
    ("encrpyt", ["encrypt"]), ("limit", []), ("overWrite", ["overwrite"]), ("page", ["pageIndex"]),
    (String(repeating: "a", count: 100_000), []),
  ])
  func nearest(name: String, expected: [String]) {
    let known = ["documentId", "encrypt", "overwrite", "pageIndex", "path", "mode"]
    #expect(NearestNames.of(name, among: known) == expected)
  }
}
