// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The purpose of a view, with conditions that protect its document. They protect it from the user's
/// touches. They are asked before the client's own conditions.
public struct Preset: Hashable, Sendable {
  public var kind: PresetKind?
  public var excluded: Exclusion

  public init(_ kind: PresetKind? = nil, excluded: Exclusion = Exclusion()) {
    self.kind = kind
    self.excluded = excluded
  }

  /// The condition under which a component may act; `nil` if it always may.
  public func condition(of component: Component) -> Condition? {
    if let kind, !kind.components.contains(component) { return .any([]) }
    guard Preset.excluding.contains(component) else { return nil }
    return excluded.condition.map { .not($0) }
  }

  /// These components cannot reach excluded annotations.
  private static let excluding: Set<Component> = [
    .selectAnnotation, .transformAnnotation, .editAnnotation, .openLinkAnnotation,
    .showAnnotationMenu,
  ]
}

/// The kind of a preset. In all of them, the user cannot change the document.
public enum PresetKind: String, CaseIterable, Sendable {
  /// For reading: text can be selected and copied, links followed.
  case readOnly
  /// For following links and moving about.
  case linksOnly
  /// For reading annotations too: they can be selected.
  case noEditing

  /// The components that may act.
  public var components: Set<Component> { PresetKind.table[self] ?? [] }

  private static let always: Set<Component> = [
    .openLinkAnnotation, .fastScroll, .smartZoom, .toggleUserInterface, .deselectAnnotation,
    .deselectText,
  ]

  private static let table: [PresetKind: Set<Component>] = [
    .readOnly: always.union([.selectText]),
    .linksOnly: always,
    .noEditing: always.union([.selectText, .selectAnnotation]),
  ]
}
