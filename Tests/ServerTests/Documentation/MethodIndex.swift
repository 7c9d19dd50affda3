// SPDX-License-Identifier: AGPL-3.0-or-later

/// The index of `protocol.md`: a line for each message.
enum MethodIndex {
  /// What a front end begins with.
  static let coreNames = [
    "initialize", "shutdown", "exit", "$/cancelRequest", "document/open", "document/save",
    "document/close", "document/undo", "document/redo", "document/didChange", "view/update",
    "view/get", "view/didChange", "page/render", "page/text", "interaction/tap",
    "interaction/drag", "interaction/pointer", "interaction/scroll", "interaction/key",
    "interaction/command", "interaction/respond", "tool/set", "tool/didChange",
    "annotations/list", "selection/copy", "search/find", "outline/get",
  ]

  static var core: String { text(coreNames) }

  static func text(_ names: [String]) -> String {
    names.map { "- [`\($0)`](message:\($0))" }.joined(separator: "\n")
  }
}
