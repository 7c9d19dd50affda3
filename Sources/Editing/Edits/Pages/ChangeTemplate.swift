// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Changes a page template, or adds a page from one. A template can be created, removed, hidden or
/// shown.
public struct ChangeTemplate: PageEdit {
  public var change: TemplateChange

  public init(_ change: TemplateChange) { self.change = change }

  public static let kind = "changeTemplate"
  public var name: String {
    switch change {
    case .create: "Create template"
    case .remove: "Remove template"
    case .hide: "Hide template"
    case .show: "Show template"
    case .spawn: "Add page from template"
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    let outcome = try engine(document.change(change))
    var effect = outcome.mapping.map(EditEffect.init) ?? EditEffect()
    effect.pages.formUnion(outcome.pages)
    (effect.added, effect.removed) = (outcome.added, outcome.removed)
    return effect
  }
}

extension ChangeTemplate {
  public var encoded: JSONTree {
    var members: [JSONTree.Member] = [.init("template", change.template.encoded)]
    switch change {
    case .create(_, let page):
      members += [.init("action", "create".encoded), .init("page", page.encoded)]
    case .remove: members.append(.init("action", "remove".encoded))
    case .hide: members.append(.init("action", "hide".encoded))
    case .show: members.append(.init("action", "show".encoded))
    case .spawn(_, let page, let renames, let overlays):
      members += [
        .init("action", "spawn".encoded), .init("page", page.encoded),
        .init("renames", renames.encoded), .init("overlays", overlays.encoded),
      ]
    }
    return .object(members)
  }

  public init(encoded: JSONTree) throws(EditError) {
    let name: String = try encoded.decode("template")
    switch try encoded.decode("action") as String {
    case "create": self.init(.create(name: name, page: try encoded.decode("page")))
    case "remove": self.init(.remove(name: name))
    case "hide": self.init(.hide(name: name))
    case "show": self.init(.show(name: name))
    case "spawn":
      self.init(
        .spawn(
          name: name, page: try encoded.decode("page"), renames: try encoded.decode("renames"),
          overlays: try encoded.decode("overlays")))
    default: throw .unreadable("It has an unknown change to a template.")
    }
  }
}
