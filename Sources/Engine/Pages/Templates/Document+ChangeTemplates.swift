// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Changes the templates. Only within an operation of the journal.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)`` for a template or page that does not exist, and
  ///   ``EngineError/unsupported(_:)`` for a name that is taken, or for hiding the only page.
  public func change(_ change: TemplateChange) throws(EngineError) -> TemplateOutcome {
    switch change {
    case .create(let name, let index): return try createTemplate(name, index)
    case .remove(let name):
      try remove(template(name))
      return TemplateOutcome()
    case .hide(let name): return try hide(template(name))
    case .show(let name): return try show(template(name))
    case .spawn(let name, let index, let renames, let overlays):
      let template = try template(name)
      let spawner = TemplateSpawner(document: self, template: template, renames: renames)
      return try overlays ? spawner.overlay(page: index) : spawner.insert(before: index)
    }
  }

  private func createTemplate(_ name: String, _ index: Int) throws(EngineError) -> TemplateOutcome {
    try check(pages: [index])
    guard !name.isEmpty, try !namedPages.contains(where: { $0.name.isExactly(name) }) else {
      throw .unsupported("a template needs a unique name; “\(name)” is taken or empty")
    }
    guard let page = try pageObject(index), page.number > 0,
      let key = try makeText(name).bytes
    else { throw .damaged("page \(index) is not an object of its own") }
    try add(Template(key: key, page: page, isHidden: false))
    return TemplateOutcome()
  }

  /// Makes a template hidden: deletes its page and keeps a copy. The copy is outside the page tree.
  private func hide(_ template: Template) throws(EngineError) -> TemplateOutcome {
    guard !template.isHidden, let index = try pageIndex(ofTemplate: template.name) else {
      return TemplateOutcome()
    }
    guard try pageCount > 1 else {
      throw .unsupported("a document has at least one page, so its only page cannot be hidden")
    }
    var copier = PageCopier(of: template.page, in: self, try CopyNames(for: self))
    let copy = try copier.copy()
    try context.call { cm_own_inherited($0, copy.raw, $1) }
    try copy.set("Parent", nil)
    try copy.set("Type", makeName("Template"))
    try remove(template)
    try add(Template(key: template.key, page: copy, isHidden: true))
    let removal = try deletePages([index])
    return TemplateOutcome(
      mapping: removal.mapping, pages: removal.pages, removed: removal.annotations)
  }

  private func show(_ template: Template) throws(EngineError) -> TemplateOutcome {
    guard template.isHidden else { return TemplateOutcome() }
    let spawner = TemplateSpawner(document: self, template: template, renames: false)
    let outcome = try spawner.insert(before: pageCount, isCopy: false)
    guard let index = outcome.mapping?.added.first, let page = try pageObject(index) else {
      return outcome
    }
    try remove(template)
    try add(Template(key: template.key, page: page, isHidden: false))
    return outcome
  }
}

/// A change to the named pages that forms copy. Scripts request these changes (ISO 32000-2, 12.7.7).
public enum TemplateChange: Hashable, Sendable {
  /// Gives a page a name.
  case create(name: String, page: Int)
  /// Removes a name; the page of a visible template stays.
  case remove(name: String)
  /// Removes a template's page and keeps it as a hidden template.
  case hide(name: String)
  /// Appends the page of a hidden template to the document.
  case show(name: String)
  /// Copies the page of a template into the document. The copy is inserted before a page, or drawn onto
  /// the page if it `overlays`. If it `renames`, the copied fields are named after the page (counted
  /// from 0) and the template: `P2.Template.Field`.
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
