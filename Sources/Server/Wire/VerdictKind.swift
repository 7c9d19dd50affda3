// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The wire form of verdicts.
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
    case .wouldAct: "Nothing keeps it from acting."
    case .disabled: "It is switched off: interaction/setEnabled switches it on."
    case .noContext: component.absence
    case .notPermitted(_, let why), .vetoed(_, let why): why
    case .condition(Components.presetID):
      "The preset of this view forbids it: see interaction/preset."
    case .condition(let id): "The condition \(id) does not hold."
    case .consumed(let id): "The client has handled the event, by \(id)."
    case .blocked(let id): "The client's gesture \(id) begins instead."
    case .notAsked: "This touch does not ask it here."
    case .preceded(let other): "\(other.rawValue) acts before it is asked."
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
    case .wouldBegin: "Nothing keeps it from beginning."
    case .wouldBeAsked: "The client would be asked whether it begins."
    case .fails(let component): "It requires \(component.rawValue) to fail, which acts."
    case .excluded(let component):
      "\(component.rawValue) acts: it neither blocks that nor is simultaneous with it."
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
    case .fastScroll: "This is no edge of the view, or there is no further spread."
    case .smartZoom: "There is no page here, or the scale cannot change."
    case .toggleUserInterface: "There is something here that is touched instead."
    case .selectText: "There is neither text nor an image here."
    case .deselectText: "Neither text nor an image is selected."
    }
  }
}
