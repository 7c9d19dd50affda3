// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Takes the contents of the doomed pages, and other annotations, out of the structure tree
  /// (ISO 32000-2, 14.7), with the elements that then have no contents.
  func removeStructure(
    of doomed: RemovedPages, _ annotations: [PDFObject]
  ) throws(EngineError) {
    guard let tree = try catalog?["StructTreeRoot"], let parents = try tree["ParentTree"] else {
      return
    }
    var pruner = StructurePruner(doomed: doomed, annotations: annotations)
    var keys: Set<Int> = []
    for page in doomed.objects {
      if let key = try page["StructParents"]?.integer { keys.insert(key) }
      for annotation in try page["Annots"]?.elements ?? [] {
        pruner.annotations.append(annotation)
      }
    }
    for annotation in pruner.annotations {
      if let key = try annotation["StructParent"]?.integer { keys.insert(key) }
    }
    guard !keys.isEmpty else { return }
    var elements: [PDFObject] = []
    var seen: Set<Int> = []
    try take(keys, from: parents, into: &elements, &seen, depth: 0)
    for element in elements { try pruner.prune(element) }
    // It would go on naming what is gone.
    try tree.set("IDTree", nil)
  }

  /// Takes entries out of a number tree (ISO 32000-2, 7.9.7).
  ///
  /// - Parameter elements: gets what they named.
  private func take(
    _ keys: Set<Int>, from node: PDFObject, into elements: inout [PDFObject],
    _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) {
    guard depth < 32, node.number == 0 || seen.insert(node.number).inserted else { return }
    if let limits = try node["Limits"], let least = try limits[0]?.integer,
      let greatest = try limits[1]?.integer
    {
      guard keys.contains(where: { $0 >= least && $0 <= greatest }) else { return }
    }
    for kid in try node["Kids"]?.elements ?? [] {
      try take(keys, from: kid, into: &elements, &seen, depth: depth + 1)
    }
    guard let numbers = try node["Nums"] else { return }
    let count = try numbers.count
    for position in stride(from: count - count % 2 - 2, through: 0, by: -2) {
      guard let key = try numbers[position]?.integer, keys.contains(key) else { continue }
      if let value = try numbers[position + 1] {
        elements += try value.kind == .array ? value.elements : [value]
      }
      try numbers.remove(at: position + 1)
      try numbers.remove(at: position)
    }
  }
}

private struct StructurePruner {
  let doomed: RemovedPages
  var annotations: [PDFObject]
  private var seen: Set<Int> = []
  private lazy var numbers = Set(annotations.map(\.number))

  init(doomed: RemovedPages, annotations: [PDFObject]) {
    (self.doomed, self.annotations) = (doomed, annotations)
  }

  /// Takes what is doomed out of an element, and the element out of its parent once it is empty.
  mutating func prune(_ element: PDFObject) throws(EngineError) {
    guard element.number == 0 || seen.insert(element.number).inserted else { return }
    var node = element
    guard try dropContents(of: node) else { return }
    for _ in 0..<64 {
      guard let parent = try node["P"], try drop(node, of: parent) else { return }
      node = parent
    }
  }

  /// - Returns: whether nothing is left of the element.
  private mutating func dropContents(of element: PDFObject) throws(EngineError) -> Bool {
    let isHere = try element["Pg"].map(doomed.contains) ?? false
    guard let kids = try element["K"] else { return true }
    guard try kids.kind == .array else {
      guard try isDoomed(kids, isHere) else { return false }
      try element.set("K", nil)
      return true
    }
    for position in stride(from: try kids.count - 1, through: 0, by: -1) {
      if let kid = try kids[position], try isDoomed(kid, isHere) { try kids.remove(at: position) }
    }
    if isHere { try element.set("Pg", nil) }
    return try kids.count == 0
  }

  /// Whether a kid of an element is contents of a doomed page, or one of the annotations.
  private mutating func isDoomed(_ kid: PDFObject, _ isHere: Bool) throws(EngineError) -> Bool {
    if try kid.kind == .integer { return isHere }
    if let object = try kid["Obj"], object.number > 0, numbers.contains(object.number) {
      return true
    }
    guard let type = try kid["Type"]?.name, type == "MCR" || type == "OBJR" else { return false }
    return try kid["Pg"].map(doomed.contains) ?? isHere
  }

  /// - Returns: whether nothing is left of the parent.
  private func drop(_ element: PDFObject, of parent: PDFObject) throws(EngineError) -> Bool {
    guard let kids = try parent["K"] else { return false }
    guard try kids.kind == .array else {
      guard kids.isSame(as: element) else { return false }
      try parent.set("K", nil)
      return try parent["Type"]?.name != "StructTreeRoot"
    }
    try kids.remove(element)
    guard try kids.count == 0 else { return false }
    return try parent["Type"]?.name != "StructTreeRoot"
  }
}
