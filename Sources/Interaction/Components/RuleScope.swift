// SPDX-License-Identifier: AGPL-3.0-or-later

/// The scope of a client's conditions, callbacks, hooks and gestures. Rules of a document or of
/// the session hold in every view, including views that are opened later.
public enum RuleScope: String, CaseIterable, Sendable {
  case view, document, session

  /// The prefix of this scope's ids.
  var prefix: String { self == .view ? "" : rawValue + "-" }
}

/// An object that holds the client's rules of a scope.
public protocol RuleHolder: AnyObject {
  var rules: Rules { get set }
}

/// The client's rules of a scope.
public struct Rules {
  public var components: Components
  /// The hooks that clients have added.
  public var hooks: Hooks
  /// The client's gestures of this scope alone.
  public var ownGestures = ClientGestures()

  public init(_ scope: RuleScope = .view) {
    components = Components(scope)
    hooks = Hooks(scope)
  }
}

extension RuleHolder {
  public var components: Components {
    get { rules.components }
    set { rules.components = newValue }
  }

  public var hooks: Hooks {
    get { rules.hooks }
    set { rules.hooks = newValue }
  }

  public var ownGestures: ClientGestures {
    get { rules.ownGestures }
    set { rules.ownGestures = newValue }
  }
}
