// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to the named pages that forms copy (ISO 32000-2, 12.7.7), as requested by scripts.
public enum TemplateChange: Hashable, Sendable {
  /// Gives a page a name.
  case create(name: String, page: Int)
  /// Removes a name; the page of a visible template stays.
  case remove(name: String)
  /// Removes the page of a template from the document, and keeps it as a hidden template.
  case hide(name: String)
  /// Appends the page of a hidden template to the document.
  case show(name: String)
  /// Copies the page of a template before a page, or onto a page if it `overlays`. If it `renames`,
  /// the copied fields are named after the page (counted from 0) and the template:
  /// `P2.Template.Field`.
  case spawn(name: String, page: Int, renames: Bool, overlays: Bool)

  public var template: String {
    switch self {
    case .create(let name, _), .remove(let name), .hide(let name), .show(let name),
      .spawn(let name, _, _, _):
      name
    }
  }
}

public struct TemplateOutcome: Sendable {
  /// The mapping of the pages, if pages were added or removed.
  public var mapping: PageMapping?
  /// The pages that look different, by their new indices.
  public var pages: Set<Int> = []
  /// The ids of added annotations.
  public var added: [String] = []
  public var removed: [String] = []
}
