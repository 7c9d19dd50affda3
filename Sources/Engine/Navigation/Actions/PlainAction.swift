// SPDX-License-Identifier: AGPL-3.0-or-later

/// A kind of action with a case of its own in ``Action/Kind``: its name, its members, and how the case
/// is made from their values.
public struct PlainAction: Sendable {
  public let name: String
  public let members: [Member]
  let make: @Sendable ([String: Value]) -> Action.Kind

  /// The value of a member.
  public enum Value: Hashable, Sendable {
    case text(String)
    case pageIndex(Int)
    case destination(Destination)

    public var text: String? { if case .text(let text) = self { text } else { nil } }
    var pageIndex: Int? { if case .pageIndex(let index) = self { index } else { nil } }
    var destination: Destination? {
      if case .destination(let destination) = self { destination } else { nil }
    }
  }

  /// The declaration of a member.
  public struct Member: Sendable {
    public let name: String
    public let form: Form
    /// Whether the case has no value without it. A file may lack it all the same; it is empty then.
    public let isRequired: Bool
    public let summary: String

    fileprivate static func required(_ name: String, _ form: Form, _ summary: String) -> Member {
      Member(name: name, form: form, isRequired: true, summary: summary)
    }

    fileprivate static func optional(_ name: String, _ form: Form, _ summary: String) -> Member {
      Member(name: name, form: form, isRequired: false, summary: summary)
    }
  }

  /// The meaning of a member. The first three are texts.
  public enum Form: Sendable { case text, path, uri, pageIndex, destination }

  public static let all = [
    PlainAction(
      name: "goTo",
      members: [
        .optional("destination", .destination, "The place."),
        .optional("name", .text, "A named destination."),
      ]
    ) { .goTo($0["destination"]?.destination, name: $0["name"]?.text) },
    PlainAction(
      name: "goToRemote",
      members: [
        .required("path", .path, "The other file."),
        .optional("pageIndex", .pageIndex, "The page, from 0."),
        .optional("name", .text, "A named destination."),
      ]
    ) {
      .goToRemote(
        file: $0["path"]?.text ?? "", pageIndex: $0["pageIndex"]?.pageIndex, name: $0["name"]?.text)
    },
    PlainAction(name: "uri", members: [.required("uri", .uri, "The address.")]) {
      .uri($0["uri"]?.text ?? "")
    },
    PlainAction(name: "launch", members: [.required("path", .path, "The program or file.")]) {
      .launch(file: $0["path"]?.text ?? "")
    },
    PlainAction(
      name: "named", members: [.required("name", .text, "The name, such as `NextPage`.")]
    ) { .named($0["name"]?.text ?? "") },
    PlainAction(
      name: "javaScript", members: [.required("script", .text, "The script.")]
    ) { .javaScript($0["script"]?.text ?? "") },
  ]

  fileprivate static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Action.Kind {
  /// The names of all standard kinds (ISO 32000-2, table 201).
  public static let allNames =
    PlainAction.all.map(\.name) + SpecialAction.allCases.map(\.rawValue)

  /// The declared members of a kind with a case of its own; none for any other kind.
  public static func ownMembers(of name: String) -> [PlainAction.Member] {
    PlainAction.named[name]?.members ?? []
  }

  /// The values of the case, under the names that ``PlainAction`` declares.
  public var own: [(member: PlainAction.Member, value: PlainAction.Value)] {
    let (name, values) = parts
    return zip(Action.Kind.ownMembers(of: name), values).compactMap { member, value in
      value.map { (member, $0) }
    }
  }

  /// The name of the kind and the values of the case. The values are in the order of the declared
  /// members.
  var parts: (name: String, values: [PlainAction.Value?]) {
    switch self {
    case .goTo(let destination, let name):
      ("goTo", [destination.map { .destination($0) }, name.map { .text($0) }])
    case .goToRemote(let file, let pageIndex, let name):
      ("goToRemote", [.text(file), pageIndex.map { .pageIndex($0) }, name.map { .text($0) }])
    case .uri(let uri): ("uri", [.text(uri)])
    case .launch(let file): ("launch", [.text(file)])
    case .named(let name): ("named", [.text(name)])
    case .javaScript(let script): ("javaScript", [.text(script)])
    case .special(let kind): (kind.rawValue, [])
    case .other(let name): (name.prefix(1).lowercased() + name.dropFirst(), [])
    }
  }

  /// Makes a kind by its name, such as `hide` or `Hide`. The name is the one used here or the one in
  /// the file.
  ///
  /// - Parameter own: the values of a kind with a case of its own; a missing text is empty.
  public init(named name: String, own: [String: PlainAction.Value] = [:]) {
    let word = ActionTable.names[name] ?? name.prefix(1).lowercased() + name.dropFirst()
    if let plain = PlainAction.named[word] {
      self = plain.make(own)
    } else if let special = SpecialAction(rawValue: word) {
      self = .special(special)
    } else {
      self = .other(name.prefix(1).uppercased() + name.dropFirst())
    }
  }
}
