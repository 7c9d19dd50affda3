// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension PresetKind: WireEnum {
  public static var name: String { "InteractionPreset" }
}

/// The wire form of a view's preset.
struct WirePreset: Record {
  static let name = "Interactions"
  static let summary = "A view's preset, and the objects and areas excluded from interactions."
  var kind: Nullable<PresetKind>?
  var excluded: WireExclusion?

  init() {}

  init(_ preset: Preset?) {
    kind = Nullable(preset?.kind)
    excluded = WireExclusion(preset?.excluded ?? Exclusion())
  }

  /// `nil` if there is neither a preset nor an exclusion.
  var preset: Preset? {
    let preset = Preset(kind?.value, excluded: excluded?.exclusion ?? Exclusion())
    return preset.kind == nil && preset.excluded.isEmpty ? nil : preset
  }

  static let fields: [Field<Self>] = [
    .nullable(
      "preset", \.kind,
      """
      The preset. `readOnly`: users can select and copy text and follow links. `linksOnly`: users \
      can follow links. `noEditing`: like `readOnly`, and users can select annotations. With each, \
      users can change nothing. `null`: no preset.
      """),
    .optional(
      "excluded", \.excluded,
      """
      Objects that users cannot select, edit, transform or open, and areas where they cannot \
      create any.
      """
    ),
  ]
}

/// The wire form of objects and areas excluded from interactions.
struct WireExclusion: Record {
  static let name = "Excluded"
  var annotations: [String] = []
  var types: [AnnotationType] = []
  var pages: [Int] = []
  var rects: [ExcludedRect] = []

  init() {}

  init(_ exclusion: Exclusion) {
    annotations = exclusion.annotations.sorted()
    types = exclusion.types.sorted { $0.rawValue < $1.rawValue }
    pages = exclusion.pages.sorted()
    rects = exclusion.areas.map(ExcludedRect.init)
  }

  var exclusion: Exclusion {
    var exclusion = Exclusion()
    exclusion.annotations = Set(annotations)
    exclusion.types = Set(types)
    exclusion.pages = Set(pages)
    exclusion.areas = rects.map { Exclusion.Area($0.rect, onPage: $0.pageIndex) }
    return exclusion
  }

  static let fields: [Field<Self>] = [
    .defaulted("annotations", \.annotations, "The ids of excluded annotations."),
    .defaulted("types", \.types, "The types of annotations to exclude."),
    .defaulted("pages", \.pages, "The pages to exclude, from 0."),
    .defaulted(
      "rects", \.rects,
      """
      Areas where touches have no effect. Annotations with their centre inside are excluded, \
      wherever they are touched.
      """),
  ]
}

struct ExcludedRect: Record {
  var pageIndex: Int?
  var rect = Rect(0, 0, 0, 0)

  init() {}

  init(_ area: Exclusion.Area) {
    pageIndex = area.pageIndex
    rect = area.rect
  }

  static let fields: [Field<Self>] = [
    .optional(
      "pageIndex", \.pageIndex,
      "The page of the rectangle; all pages unless given.", in: 0...),
    .required("rect", \.rect, "The rectangle, in page space."),
  ]
}
