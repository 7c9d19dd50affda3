// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension TemplateChange {
  /// Reads a change that the prelude requests; `nil` if it is malformed.
  init?(_ tree: JSONTree) {
    guard let name = tree[member: "name"]?.string else { return nil }
    let page = tree[member: "page"]?.double.map { Int(exactly: $0.rounded(.towardZero)) ?? .max }
    let flag = { (name: String) in tree[member: name]?.bool ?? true }
    switch tree[member: "action"]?.string {
    case "create": self = .create(name: name, page: page ?? 0)
    case "remove": self = .remove(name: name)
    case "hide": self = .hide(name: name)
    case "show": self = .show(name: name)
    case "spawn":
      self = .spawn(
        name: name, page: page ?? 0, renames: flag("renames"), overlays: flag("overlays"))
    default: return nil
    }
  }
}
