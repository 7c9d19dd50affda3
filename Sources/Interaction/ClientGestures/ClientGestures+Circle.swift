// SPDX-License-Identifier: AGPL-3.0-or-later

extension ClientGestures {
  /// The shortest circle that a gesture would close among these, where there is none yet: a gesture
  /// waits for the components that it requires to fail, and a component for the gestures that block
  /// it.
  ///
  /// - Returns: names in the order in which each waits for the next; the gesture's at both ends.
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
