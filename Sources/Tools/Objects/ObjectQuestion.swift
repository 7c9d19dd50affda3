// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A question to the user about the selected fields or links.
indirect enum ObjectQuestion {
  case properties(FieldProperties)
  case grid(CopyGrid)
  case linkTarget(Annotation)

  var state: String {
    switch self {
    case .properties: "settingUp"
    case .grid: "copying"
    case .linkTarget: "choosingTarget"
    }
  }

  var requirement: Requirement {
    switch self {
    case .properties(let properties): properties.requirement
    case .grid(let grid): grid.requirement
    case .linkTarget(let link):
      Requirement(.link, prompt: "Where the link leads", value: link.targetText)
    }
  }
}

extension Annotation {
  /// The target of a link, as text for people.
  fileprivate var targetText: String? {
    switch action?.kind {
    case .uri(let address): address
    case .goTo(let place?, _): "Page \(place.pageIndex + 1)"
    default: nil
    }
  }
}
