// SPDX-License-Identifier: AGPL-3.0-or-later

extension [LogEntry] {
  /// The entries without the steps that nothing can bring back.
  ///
  /// A step that was undone or rolled back has no effect any more once another edit follows. In a file
  /// that another program changed, making it again could fail, and hide where later changes belong.
  var withoutSupersededSteps: [LogEntry] {
    var kept = map(Optional.some)
    // The places of each step's entries, also of its undo and redo.
    var (done, undone): ([[Int]], [[Int]]) = ([], [])
    var group: String?
    func drop(_ steps: [[Int]]) { for place in steps.joined() { kept[place] = nil } }
    for (place, entry) in enumerated() {
      var following: String?
      switch entry.change {
      case .edit(let edit):
        drop(undone)
        undone = []
        if edit.group?.isFirst == false, edit.group?.name == group, var step = done.popLast() {
          step.append(place)
          done.append(step)
        } else {
          done.append([place])
        }
        following = edit.group?.name
      case .undo:
        guard let step = done.popLast() else { return self }
        undone.append(step + [place])
      case .redo:
        guard let step = undone.popLast() else { return self }
        done.append(step + [place])
      case .rollback:
        guard group != nil, let step = done.popLast() else { return self }
        drop([step + [place]])
      case .saved, .landed: return self
      }
      group = following
    }
    return kept.compactMap(\.self)
  }
}
