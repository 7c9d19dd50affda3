// SPDX-License-Identifier: AGPL-3.0-or-later

/// The scope of a client's conditions, callbacks, hooks and gestures. Rules of a document or of
/// the session hold in every view, including views that are opened later.
public enum RuleScope: String, CaseIterable, Sendable {
  case view, document, session

  /// The prefix of this scope's ids.
  var prefix: String { self == .view ? "" : rawValue + "-" }
}

/// The holder of the client's rules of a scope.
public protocol RuleHolder: AnyObject {
  var components: Components { get set }
  var hooks: Hooks { get set }
  /// The gestures of this scope alone.
  var ownGestures: ClientGestures { get set }
}
