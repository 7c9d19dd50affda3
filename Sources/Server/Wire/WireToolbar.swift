// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Members
import Workspace

/// The toolbar as a front end shows it.
struct WireToolbar: Record {
  static let name = "Toolbar"
  var groups: [FullGroup] = []
  var undo: WireToolbarStep?
  var redo: WireToolbarStep?
  var warning: String?

  static let fields: [Field<Self>] = [
    .required("groups", \.groups, "The groups, in their order."),
    .optional("undo", \.undo, "The step of the named document."),
    .optional("redo", \.redo, "The step of the named document."),
    .optional(
      "warning", \.warning, "Why what was arranged could not be read, or cannot be kept."),
  ]

  struct FullGroup: Record {
    static let name = "ToolbarGroupWithItems"
    var id = ""
    var title = ""
    var items: [Excerpt<ToolbarItem>] = []

    static let fields: [Field<Self>] = [
      .required("id", \.id, "The group's id in requests."),
      .required("title", \.title, "The label for people."),
      .required("items", \.items, "Its tools, in their order."),
    ]
  }

  struct ToolbarItem: Record {
    var tool = ""
    var title = ""
    var style: PartialValue<AnnotationStyle>?
    var presets: [PartialValue<AnnotationStyle>]?
    var selectedPreset: Int?

    static let fields: [Field<Self>] = [
      .required("tool", \.tool, "The tool's id."),
      .required("title", \.title, "The label for people."),
      .optional(
        "style", \.style,
        "The look of the tool's next annotation, for its icon; absent for tools without a style."),
      .optional(
        "presets", \.presets, "The styles to choose from; absent where `fields` has them not."),
      .optional(
        "selectedPreset", \.selectedPreset,
        "The first preset that looks as the tool's new annotations do."),
    ]
  }

  init() {}

  init(_ session: Session, _ choice: MemberChoice<ToolbarItem> = .all) {
    let shared = session.documents.shared
    let kinds = Dictionary(
      shared.tools.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let styles = shared.arrangement.styles
    groups = shared.toolbar.groups.map { group in
      var form = FullGroup(id: group.id, title: group.title)
      form.items = group.tools.compactMap { kinds[$0] }.map { kind in
        choice(
          ToolbarItem(
            tool: kind.name.rawValue, title: kind.title,
            style: kind.annotationType == nil ? nil : PartialValue(styles[kind.name]),
            presets: styles.presets(of: kind.name).map(PartialValue<AnnotationStyle>.init),
            selectedPreset: styles.selectedPreset(of: kind.name)))
      }
      return form
    }
    warning = session.userState.preferencesFile?.warning
  }
}

/// Whether a step of the history can be taken, and which.
struct WireToolbarStep: Record {
  static let name = "ToolbarStep"
  var enabled = false
  var name: String?

  init() {}
  init(name: String?) {
    enabled = name != nil
    self.name = name
  }

  static let fields: [Field<Self>] = [
    .required("enabled", \.enabled, "Whether there is such a step."),
    .optional("name", \.name, "Its name."),
  ]
}
