// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Members
import Workspace

/// The toolbar that a front end shows.
struct WireToolbar: Record {
  var groups: [FullGroup] = []
  var undo: WireToolbarStep?
  var redo: WireToolbarStep?
  var warning: String?

  static let fields: [Field<Self>] = [
    .required("groups", \.groups, "The groups, in order."),
    .optional("undo", \.undo, "The undo step of the given document."),
    .optional("redo", \.redo, "The redo step of the given document."),
    .optional(
      "warning", \.warning, "Why the saved arrangement could not be read, or cannot be saved."),
  ]

  struct FullGroup: Record {
    static let name = "ToolbarGroupWithItems"
    var id = ""
    var title = ""
    var items: [Excerpt<ToolbarItem>] = []

    static let fields: [Field<Self>] = [
      .required("id", \.id, "The group's id in requests."),
      .required("title", \.title, "The label for people."),
      .required("items", \.items, "The tools of the group, in order."),
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
        """
        The style of the tool's new annotations, for its icon; absent for tools without a style.
        """),
      .optional("presets", \.presets, "The presets; absent if `fields` omits them."),
      .optional("selectedPreset", \.selectedPreset, "The first preset equal to the tool's style."),
    ]
  }

  init() {}

  init(_ session: Session, _ choice: MemberChoice<ToolbarItem> = .all) {
    let shared = session.documents.shared
    let kinds = Dictionary(
      shared.tools.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let styles = shared.userPreferences.styles
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

/// The next step to undo or redo, if any.
struct WireToolbarStep: Record {
  var enabled = false
  var name: String?

  init() {}
  init(name: String?) {
    enabled = name != nil
    self.name = name
  }

  static let fields: [Field<Self>] = [
    .required("enabled", \.enabled, "Whether there is a step."),
    .optional("name", \.name, "The name of the step."),
  ]
}

/// A group of the toolbar, by the ids of its tools.
struct WireToolbarGroup: Record {
  static let summary = "A group of tools in the toolbar."
  var id = ""
  var title: String?
  var tools: [String] = []

  init() {}

  init(_ group: Toolbar.Group) {
    id = group.id
    title = group.title
    tools = group.tools.map(\.rawValue)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The group's id in requests."),
    .optional("title", \.title, "The title for people; by default the id."),
    .required("tools", \.tools, "The ids of the tools, in order."),
  ]

  var group: Toolbar.Group {
    Toolbar.Group(id: id, title: title ?? id, tools: tools.map(ToolName.init(rawValue:)))
  }
}
