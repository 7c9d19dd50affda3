// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An edit that refers to outline entries or layers. It names entries by path, and layers by object
/// number. Another version of the document may have other entries and layers there.
protocol TitledEdit: Edit {
  /// Replaces each reference by what `references` return for it.
  mutating func refer(through references: any TitledReferences) throws(EditError)
}

/// Replaces references to objects that have a title.
protocol TitledReferences: AnyObject {
  func entry(at path: OutlinePath) throws(EditError) -> OutlinePath
  func layer(_ number: Int) throws(EditError) -> Int
  /// The layer of a new annotation, by id; `nil` puts the annotation on no layer.
  func layer(ofNew id: String) -> String?
}

extension TitledReferences {
  /// The layers that an action and those after it show or hide.
  func refer(_ action: inout Action?) throws(EditError) {
    guard var changed = action else { return }
    try refer(&changed)
    action = changed
  }

  private func refer(_ action: inout Action) throws(EditError) {
    for index in action.next.indices { try refer(&action.next[index]) }
    guard action.kind == .special(.setLayers), let targets = action.members["layers"]?.list
    else { return }
    var changed: [ActionValue] = []
    for target in targets {
      guard case .record(var members) = target, let number = members["layer"]?.integer else {
        changed.append(target)
        continue
      }
      members["layer"] = .integer(try layer(number))
      changed.append(.record(members))
    }
    action.members["layers"] = .list(changed)
  }

  fileprivate func refer(_ entries: inout [NewOutlineItem]) throws(EditError) {
    for index in entries.indices {
      try refer(&entries[index].action)
      try refer(&entries[index].children)
    }
  }

  fileprivate func refer(_ numbers: inout [Int]) throws(EditError) {
    for index in numbers.indices { numbers[index] = try layer(numbers[index]) }
  }
}

extension InsertOutlineEntries: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    place.parent = try references.entry(at: place.parent)
    try references.refer(&entries)
  }
}

extension MoveOutlineItem: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    path = try references.entry(at: path)
    place.parent = try references.entry(at: place.parent)
  }
}

extension UpdateOutlineItem: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    path = try references.entry(at: path)
    guard var action = changes.action else { return }
    try references.refer(&action)
    changes.action = action
  }
}

extension DeleteOutlineItems: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    for index in paths.indices { paths[index] = try references.entry(at: paths[index]) }
  }
}

extension RenameLayer: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    number = try references.layer(number)
  }
}

extension RemoveLayer: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    number = try references.layer(number)
  }
}

extension SetDefaultLayers: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    try references.refer(&shown)
    try references.refer(&hidden)
  }
}

extension AssignLayer: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    if let old = number { number = try references.layer(old) }
  }
}

extension SetAction: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    try references.refer(&action)
  }
}

extension AddAnnotations: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    for index in annotations.indices {
      if let layer = annotations[index].layer {
        annotations[index].layer = references.layer(ofNew: layer)
      }
      if annotations[index].action != nil { try references.refer(&annotations[index].action) }
    }
  }
}

extension UpdateAnnotations: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    for index in annotations.indices where annotations[index].action != nil {
      try references.refer(&annotations[index].action)
    }
  }
}

extension CreateFields: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    for index in fields.indices { try references.refer(&fields[index].action) }
  }
}

extension UpdateField: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    try references.refer(&changes.look.action)
  }
}

extension EditSequence: TitledEdit {
  mutating func refer(through references: any TitledReferences) throws(EditError) {
    for index in edits.indices {
      guard var titled = edits[index] as? any TitledEdit else { continue }
      try titled.refer(through: references)
      edits[index] = titled
    }
  }
}
