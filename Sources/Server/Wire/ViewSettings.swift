// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import Members

/// The settings of a view for `view/open` and `view/update`.
struct ViewSettings {
  var change = ViewChange()
  var userInterfaceVisible: Bool?
}

protocol SettingsRecord: Record {
  var settings: ViewSettings { get set }
}

/// Settings of a view that will be opened.
struct FirstView: SettingsRecord {
  static let summary = "The settings of a new view."
  var settings = ViewSettings()
  static let fields: [Field<Self>] = Field<Self>.settings
}

extension Field where R: SettingsRecord {
  static var settings: [Field] {
    PartialValue<ViewState>.fields.map { $0.at(\.settings.change.settings) } + [
      .optional(
        "anchor", \.settings.change.anchor,
        "The point that stays fixed when the scale changes."),
      userInterfaceVisible,
    ]
  }

  /// The members of the settings except those for the view's position.
  static var arrangement: [Field] {
    let names = Set(ViewState.arrangement.map(\.name))
    return PartialValue<ViewState>.fields.filter { names.contains($0.description.name) }
      .map { $0.at(\.settings.change.settings) } + [userInterfaceVisible]
  }

  private static var userInterfaceVisible: Field {
    .optional(
      "userInterfaceVisible", \.settings.userInterfaceVisible,
      "Whether the front end shows its user interface around the pages.")
  }
}
