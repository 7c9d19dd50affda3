// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum VerdictKind: String, WireEnum {
  static let name = "Verdict"
  case wouldAct, disabled, noContext, notPermitted, condition, vetoed, notAsked, preceded
  case takenByTool, consumed
  case blocked, wouldBegin, wouldBeAsked, fails
}

extension Verdict {
  var kind: VerdictKind {
    switch self {
    case .wouldAct: .wouldAct
    case .disabled: .disabled
    case .noContext: .noContext
    case .notPermitted: .notPermitted
    case .condition: .condition
    case .vetoed: .vetoed
    case .consumed: .consumed
    case .blocked: .blocked
    case .notAsked: .notAsked
    case .preceded: .preceded
    case .takenBy: .takenByTool
    }
  }

  /// The id or name of what decided; `nil` if nothing else did.
  var decider: String? {
    switch self {
    case .wouldAct, .disabled, .noContext, .notAsked: nil
    case .notPermitted(let by, _), .condition(let by), .vetoed(let by, _), .blocked(let by),
      .consumed(let by):
      by
    case .preceded(let component): component.rawValue
    case .takenBy(let tool): tool.rawValue
    }
  }

  /// The verdict on a component as a sentence for people.
  func reason(for component: Component) -> String {
    switch self {
    case .wouldAct: "Nothing prevents the component from acting."
    case .disabled: "The component is disabled: enable it with interaction/setEnabled."
    case .noContext: component.absence
    case .notPermitted(_, let why), .vetoed(_, let why): why
    case .condition(Components.presetID):
      "The preset of this view forbids it: see interaction/preset."
    case .condition(let id): "The condition \(id) does not hold."
    case .consumed(let id): "The client has handled the event, by \(id)."
    case .blocked(let id): "The client's gesture \(id) begins instead."
    case .notAsked: "This event is not offered to the component here."
    case .preceded(let other): "\(other.rawValue) acts first."
    case .takenBy(let tool): "The tool \(tool.rawValue) takes the event itself."
    }
  }
}

extension GestureVerdict {
  var kind: VerdictKind {
    switch self {
    case .wouldBegin: .wouldBegin
    case .wouldBeAsked: .wouldBeAsked
    case .fails, .excluded: .fails
    }
  }

  /// The component that made the gesture fail.
  var decider: String? {
    switch self {
    case .wouldBegin, .wouldBeAsked: nil
    case .fails(let component), .excluded(let component): component.rawValue
    }
  }

  var reason: String {
    switch self {
    case .wouldBegin: "Nothing prevents the gesture from beginning."
    case .wouldBeAsked: "The client would be asked whether the gesture begins."
    case .fails(let component):
      "The gesture requires \(component.rawValue) to fail, but \(component.rawValue) acts."
    case .excluded(let component):
      "\(component.rawValue) acts, and the gesture has it in neither blocks nor simultaneousWith."
    }
  }
}

extension Component {
  /// The reason why the component has nothing to act on.
  fileprivate var absence: String {
    switch self {
    case .selectAnnotation: "There is no annotation here that can be selected."
    case .deselectAnnotation: "No annotation is selected."
    case .transformAnnotation: "No part of a selected annotation here can be dragged."
    case .editAnnotation: "There is no field, text or link here to edit."
    case .openLinkAnnotation: "There is no link here, and nothing to play."
    case .showAnnotationMenu: "There is something here already, or no page."
    case .fastScroll: "This is not an edge of the view, or there is no further spread."
    case .smartZoom: "There is no page here, or the scale cannot change."
    case .toggleUserInterface: "Something else here takes the touch."
    case .selectText: "There is neither text nor an image here."
    case .deselectText: "Neither text nor an image is selected."
    }
  }
}
