// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An action that a client can be asked about before it happens.
public enum Hook: String, CaseIterable, Sendable {
  case toolShouldChange = "tool/shouldChange"
  case annotationsShouldSelect = "annotations/shouldSelect"
  case annotationsShouldEdit = "annotations/shouldEdit"
  case linksShouldFollow = "links/shouldFollow"
  case actionShouldRun = "action/shouldRun"
  case selectionShouldCopy = "selection/shouldCopy"
  case menuShouldShow = "menu/shouldShow"
  case shouldHandle = "interaction/shouldHandle"
}

/// A question to a client through a ``Hook``.
public enum HookQuestion: Hashable, Sendable {
  case changeTool(from: ToolName, to: ToolName)
  /// The ids of the annotations that are not selected yet.
  case select([String])
  /// The ids, and the step's name in the history.
  case edit([String], step: String)
  case follow(Action, from: PagePoint)
  /// One action of a chain, without the actions after it.
  case run(Action, ActionOccasion)
  /// The selected text, or the ids of the selected annotations; neither for an image.
  case copy(text: String?, ids: [String])
  case showMenu([MenuItem])
  /// A tap or press, with the annotations under it, the likeliest first.
  case handle(GestureOccasion, annotations: [String])

  public var hook: Hook {
    switch self {
    case .changeTool: .toolShouldChange
    case .select: .annotationsShouldSelect
    case .edit: .annotationsShouldEdit
    case .follow: .linksShouldFollow
    case .run: .actionShouldRun
    case .copy: .selectionShouldCopy
    case .showMenu: .menuShouldShow
    case .handle: .shouldHandle
    }
  }

  /// The message for an action that the client refused.
  public var refusal: String {
    switch self {
    case .changeTool(_, let tool): "The client does not let \(tool.rawValue) be taken now."
    case .select: "The client does not let this be selected."
    case .edit: "The client does not let this be changed."
    case .follow: "The client does not let this link be followed."
    case .run: "The client does not let this action run."
    case .copy: "The client does not let this be copied."
    case .showMenu: "The client does not let the menu be shown."
    case .handle: "The client does not let this touch do anything."
    }
  }
}

/// The trigger of an action.
public struct ActionOccasion: Hashable, Sendable {
  public var trigger: ActionTrigger
  /// The owner of the action, if it is known.
  public var owner: ActionOwner?
  /// The place that the user touched.
  public var place: PagePoint?

  public init(
    _ trigger: ActionTrigger = .activate, of owner: ActionOwner? = nil, at place: PagePoint? = nil
  ) {
    self.trigger = trigger
    self.owner = owner
    self.place = place
  }
}

/// A client's answer to a ``HookQuestion``.
public enum HookAnswer: Hashable, Sendable {
  case allowed
  case refused
  /// Selects only these annotations.
  case only(Set<String>)
  /// Copies this text instead of the selected one.
  case text(String)
  /// The event ends here: the client has handled it.
  case consumed

  public init(_ answer: GateAnswer) {
    switch answer {
    case .allow: self = .allowed
    case .refuse: self = .refused
    case .consume: self = .consumed
    }
  }
}

/// The hooks that clients have added.
public struct Hooks: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let id: String
    public let hook: Hook
    public let timeoutMilliseconds: Int
    /// The answer that is used if none came in time.
    public let otherwise: GateAnswer
  }

  private var entries: [Entry] = []
  /// How many hooks were added, for the next id.
  public var made = 0
  /// The prefix of ids, so that ids of several scopes differ.
  private let prefix: String

  public init(_ scope: RuleScope = .view) { prefix = scope.prefix }

  /// The entries of a hook, in the order of asking. It is the order in which they were added.
  public func entries(of hook: Hook) -> [Entry] { entries.filter { $0.hook == hook } }

  public mutating func add(
    _ hook: Hook, timeoutMilliseconds: Int, otherwise: GateAnswer?
  ) -> String {
    made += 1
    let id = "\(prefix)hook-\(made)"
    entries.append(
      Entry(
        id: id, hook: hook, timeoutMilliseconds: timeoutMilliseconds,
        otherwise: otherwise ?? hook.answerByDefault))
    return id
  }

  /// Removes a hook; returns whether there was one with this id.
  public mutating func remove(_ id: String) -> Bool {
    let before = entries.count
    entries.removeAll { $0.id == id }
    return entries.count < before
  }
}
