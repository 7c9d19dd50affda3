// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a link, an outline item or a field does (ISO 32000-2, 12.6).
public struct Action: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Show a place of this document; `nil` where the destination leads nowhere, `name` where it
    /// was given by name.
    case goTo(Destination?, name: String?)
    /// Show a place of another file: a page index from 0, or a named destination.
    case goToRemote(file: String, pageIndex: Int?, name: String?)
    case uri(String)
    case launch(file: String)
    /// `NextPage`, `PrevPage`, `FirstPage`, `LastPage`, or a name of a viewer's own.
    case named(String)
    case javaScript(String)
    /// Any other kind, by its name in the file (`SubmitForm`, `Hide`, …).
    case other(String)
  }

  public var kind: Kind
  /// What follows it.
  public var next: [Action]

  public init(_ kind: Kind, next: [Action] = []) {
    self.kind = kind
    self.next = next
  }
}

extension Action.Kind {
  /// What the kind is called: its name in the file with a small letter first (ISO 32000-2, table 201).
  public var name: String {
    switch self {
    case .goTo: "goTo"
    case .goToRemote: "goToRemote"
    case .uri: "uri"
    case .launch: "launch"
    case .named: "named"
    case .javaScript: "javaScript"
    case .other(let name): name.prefix(1).lowercased() + name.dropFirst()
    }
  }
}
