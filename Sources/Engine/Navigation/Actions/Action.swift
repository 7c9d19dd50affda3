// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The action of a link, an outline item or a field. See ISO 32000-2, 12.6.
public struct Action: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Go to a place in this document; `nil` if the destination leads nowhere. `name` is set if the
    /// destination was given by name.
    case goTo(Destination?, name: String?)
    /// Go to a place in another file: a page index from 0, or a named destination.
    case goToRemote(file: String, pageIndex: Int?, name: String?)
    case uri(String)
    case launch(file: String)
    /// `NextPage`, `PrevPage`, `FirstPage`, `LastPage`, or a viewer-specific name.
    case named(String)
    case javaScript(String)
    /// A kind that ``Action/members`` alone describes.
    case special(SpecialAction)
    /// Any other kind, by its name in the file, such as `GoToDp`. Use ``init(named:own:)``, which knows
    /// the kinds that have a case of their own.
    case other(String)

    public static func == (a: Kind, b: Kind) -> Bool {
      switch (a, b) {
      case (.goTo(let a, let name), .goTo(let b, let other)): a == b && name.isExactly(other)
      case (.goToRemote(let a, let page, let name), .goToRemote(let b, let otherPage, let other)):
        a.isExactly(b) && page == otherPage && name.isExactly(other)
      case (.special(let a), .special(let b)): a == b
      case (.uri(let a), .uri(let b)), (.launch(let a), .launch(let b)),
        (.named(let a), .named(let b)), (.javaScript(let a), .javaScript(let b)),
        (.other(let a), .other(let b)):
        a.isExactly(b)
      default: false
      }
    }
  }

  public var kind: Kind
  /// Further members, under the names in ``ActionMember`` for the kind.
  public var members: [String: ActionValue]
  /// The actions that follow.
  public var next: [Action]

  public init(_ kind: Kind, members: [String: ActionValue] = [:], next: [Action] = []) {
    self.kind = kind
    self.members = members
    self.next = next
  }
}

/// The kinds of actions that ``Action/members`` describes completely. Their names are the ones used
/// here, not those in the file.
public enum SpecialAction: String, CaseIterable, Sendable {
  case goToEmbedded, hide, resetForm, submitForm, importData, setLayers, rendition
  case richMediaExecute, sound, movie, thread, transition, goTo3DView
}

extension Action.Kind {
  /// The name of the kind. Kinds that the standard abbreviates have a full name here; others have
  /// their name in the file with a lower-case first letter (ISO 32000-2, table 201).
  public var name: String { parts.name }

  /// The name of the kind in the file.
  public var pdfName: String {
    if case .other(let name) = self { return name }
    let name = name
    return ActionTable.pdfNames[name] ?? name.prefix(1).uppercased() + name.dropFirst()
  }
}
