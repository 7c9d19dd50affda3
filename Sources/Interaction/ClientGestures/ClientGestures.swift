// SPDX-License-Identifier: AGPL-3.0-or-later

/// The client's gestures of a view.
public struct ClientGestures: Hashable, Sendable {
  /// The gestures in the order of registration. Events go through them in this order.
  public private(set) var all: [ClientGesture] = []

  public init() {}

  /// The gestures of several scopes together.
  public init(_ scopes: [ClientGestures]) { all = scopes.flatMap(\.all) }

  public subscript(id: String) -> ClientGesture? { all.first { $0.id == id } }

  /// - Throws: an error if the gesture cannot be registered; nothing is changed then.
  public mutating func register(_ gesture: ClientGesture) throws(GestureRefusal) {
    if self[gesture.id] != nil { throw .taken(gesture.id) }
    if ComponentChain.Event(rawValue: gesture.id) != nil { throw .builtIn(gesture.id) }
    if let circle = circle(closedBy: gesture) { throw .circle(circle) }
    all.append(gesture)
  }

  /// - Returns: whether there was one of this id.
  public mutating func remove(_ id: String) -> Bool {
    let before = all.count
    all.removeAll { $0.id == id }
    return all.count < before
  }

  public func matching(_ event: ComponentChain.Event) -> [ClientGesture] {
    all.filter { $0.matches(event) }
  }
}

/// Why a gesture cannot be registered.
public enum GestureRefusal: Error, Hashable, Sendable {
  /// Another gesture has its id.
  case taken(String)
  /// One of the server's own gestures has its id.
  case builtIn(String)
  /// It would wait for itself. The names of gestures and components alternate, with the first repeated
  /// at the end.
  case circle([String])

  public var message: String {
    switch self {
    case .taken(let id): "There is a gesture \(id) in this view: unregister it, or take another id."
    case .builtIn(let id): "\(id) is a gesture of the server's own: take another id."
    case .circle(let names):
      "It would wait for itself: \(names.first ?? "") waits for "
        + names.dropFirst().joined(separator: ", which waits for ") + "."
    }
  }
}

extension ClientGestures {
  /// The shortest cycle that a new gesture would close. The gestures so far have no cycle. A gesture
  /// waits for the components that it requires to fail, and a component waits for the gestures that
  /// block it.
  ///
  /// - Returns: names, each waiting for the next, with the gesture's name at both ends.
  func circle(closedBy new: ClientGesture) -> [String]? {
    let gestures = all + [new]
    var reached: Set<String> = [new.id]
    var paths = [(end: new, names: [new.id])]
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      for component in Component.allCases where path.end.requireToFail.contains(component) {
        for blocker in gestures where blocker.keepsEvent(from: component) {
          let names = path.names + [component.rawValue, blocker.id]
          if blocker.id == new.id { return names }
          if reached.insert(blocker.id).inserted { paths.append((blocker, names)) }
        }
      }
    }
    return nil
  }
}
