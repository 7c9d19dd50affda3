// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to the named pages that forms copy (ISO 32000-2, 12.7.7), as scripts ask for it.
public enum TemplateChange: Hashable, Sendable {
  /// Gives a page a name.
  case create(name: String, page: Int)
  /// Takes a name away; the page of a visible template stays.
  case remove(name: String)
  /// Takes the page of a template out of the document.
  case hide(name: String)
  /// Puts the page of a hidden template behind the last page.
  case show(name: String)
  /// Copies the page of a template before a page, or onto a page if it `overlays`. If it `renames`, the
  /// copied fields are called after the page and the template: `P2.Template.Field`, counted from 0.
  case spawn(name: String, page: Int, renames: Bool, overlays: Bool)

  public var template: String {
    switch self {
    case .create(let name, _), .remove(let name), .hide(let name), .show(let name),
      .spawn(let name, _, _, _):
      name
    }
  }
}

/// The result of a change to templates.
public struct TemplateOutcome: Sendable {
  /// The new places of pages, if pages came or went.
  public var mapping: PageMapping?
  /// The pages that look different, by their indices after the change.
  public var pages: Set<Int> = []
  /// Ids of annotations.
  public var added: [String] = []
  public var removed: [String] = []
}
