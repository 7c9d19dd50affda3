// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension PresetKind: WireEnum {
  public static var name: String { "InteractionPreset" }
}

/// The purpose of a view, on the wire.
struct WirePreset: Record {
  static let name = "Interactions"
  static let summary = "The purpose of a view, and the parts that its user's touches leave alone."
  var kind: Nullable<PresetKind>?
  var excluded: WireExclusion?

  init() {}

  init(_ preset: Preset?) {
    kind = Nullable(preset?.kind)
    excluded = WireExclusion(preset?.excluded ?? Exclusion())
  }

  /// `nil` where nothing is said.
  var preset: Preset? {
    let preset = Preset(kind?.value, excluded: excluded?.exclusion ?? Exclusion())
    return preset.kind == nil && preset.excluded.isEmpty ? nil : preset
  }

  static let fields: [Field<Self>] = [
    .nullable(
      "preset", \.kind,
      "`readOnly`: text can be selected and copied, links followed. `linksOnly`: links followed. "
        + "`noEditing`: as `readOnly`, and annotations can be selected. With each of them the user "
        + "changes nothing. `null`: none of them."),
    .optional(
      "excluded", \.excluded,
      "Objects that are not selected, edited, transformed or opened, and areas where nothing is created."
    ),
  ]
}

/// Objects that a user's touches leave alone, on the wire.
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
    .defaulted("annotations", \.annotations, [], "Ids of annotations."),
    .defaulted("types", \.types, [], "All annotations of these types."),
    .defaulted("pages", \.pages, [], "All on these pages, from 0."),
    .defaulted(
      "rects", \.rects, [],
      "Everything touched in these areas; for a key, annotations whose middle lies in them."),
  ]
}

/// A rectangle that is left alone.
struct ExcludedRect: Record {
  var pageIndex: Int?
  var rect = Rect(0, 0, 0, 0)

  init() {}

  init(_ area: Exclusion.Area) {
    pageIndex = area.pageIndex
    rect = area.rect
  }

  static let fields: [Field<Self>] = [
    .optional("pageIndex", \.pageIndex, "Its page; of every page unless given.", in: 0...),
    .required("rect", \.rect, "In page space."),
  ]
}
