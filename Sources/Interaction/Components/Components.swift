// SPDX-License-Identifier: AGPL-3.0-or-later

/// The rules for components in a view, a document or the session: which of them are switched on, their
/// gates, and their callbacks.
public struct Components: Hashable, Sendable {
  /// A test that is asked before a component acts.
  public struct Gate: Hashable, Sendable {
    public enum Test: Hashable, Sendable {
      case condition(Condition)
      /// Asks the client. If no answer comes in time, `otherwise` counts as the answer, or, if it is
      /// `nil`, the component's default.
      case client(timeoutMilliseconds: Int, otherwise: GateAnswer?)
    }

    public let id: String
    public let test: Test
  }

  /// The view's preset. Its gates come before all others, and cannot be removed individually.
  public var preset: Preset?

  private var disabled: Set<Component> = []
  private var gates: [Component: [Gate]] = [:]
  private var callbacks: [Component: [String]] = [:]
  /// How many gates and callbacks were added, for the next id.
  public var gatesMade = 0
  public var callbacksMade = 0
  /// The prefix of ids, so that ids of several scopes differ.
  private let prefix: String

  public init(_ scope: RuleScope = .view) { prefix = scope.prefix }

  public func isEnabled(_ component: Component) -> Bool { !disabled.contains(component) }

  public mutating func setEnabled(_ components: [Component], _ isEnabled: Bool) {
    if isEnabled { disabled.subtract(components) } else { disabled.formUnion(components) }
  }

  /// The id of the preset's gates.
  public static let presetID = "preset"

  /// The gates of a component, in the order of asking. It is the order in which they were added. The
  /// preset's gates are not included.
  public func ownGates(of component: Component) -> [Gate] { gates[component] ?? [] }

  public func presetGate(of component: Component) -> Gate? {
    preset?.condition(of: component)
      .map { Gate(id: Components.presetID, test: .condition($0)) }
  }

  /// Adds a gate to components; its id removes it from all of them.
  public mutating func addGate(_ test: Gate.Test, to components: [Component]) -> String {
    gatesMade += 1
    let gate = Gate(id: "\(prefix)condition-\(gatesMade)", test: test)
    for component in components { gates[component, default: []].append(gate) }
    return gate.id
  }

  /// Removes a gate; returns whether there was one with this id.
  public mutating func removeGate(_ id: String) -> Bool {
    let before = gates
    gates = gates.mapValues { $0.filter { $0.id != id } }
    return gates != before
  }

  /// The callbacks of a component, in the order of calling. It is the order in which they were added.
  public func callbacks(of component: Component) -> [String] { callbacks[component] ?? [] }

  public mutating func addCallback(to components: [Component]) -> String {
    callbacksMade += 1
    let id = "\(prefix)callback-\(callbacksMade)"
    for component in components { callbacks[component, default: []].append(id) }
    return id
  }

  /// Removes a callback; returns whether there was one with this id.
  public mutating func removeCallback(_ id: String) -> Bool {
    let before = callbacks
    callbacks = callbacks.mapValues { $0.filter { $0 != id } }
    return callbacks != before
  }
}
