// SPDX-License-Identifier: AGPL-3.0-or-later

extension ClientGestures {
  /// The shortest cycle that a gesture would close among these gestures, which have none yet. A gesture
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
