// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension WireType {
  /// Why a value does not have this type; `nil` if it has.
  func fault(of node: JSONNode) -> String? {
    switch self {
    case .any: nil
    case .boolean: node.bool == nil ? misfit(node) : nil
    case .integer: node.integer == nil ? misfit(node) : nil
    case .bounded(let type, _): type.fault(of: node)
    case .number: node.double == nil ? misfit(node) : nil
    case .string: node.string == nil ? misfit(node) : nil
    case .otherString(let others):
      node.string.map { !others.contains($0) } == true ? nil : misfit(node)
    case .enumeration(_, let values):
      node.string.map(values.contains) == true ? nil : misfit(node)
    case .constant(let value): JSONTree(node) == value ? nil : misfit(node)
    case .named(let named): named.definition.fault(of: node)
    case .union(let alternatives):
      alternatives.contains { $0.fault(of: node) == nil } ? nil : misfit(node)
    case .array(let element, let count):
      node.kind == .array && count ?? node.count == node.count
        ? node.elements.lazy.compactMap(element.fault).first : misfit(node)
    case .map(let value):
      node.kind == .object
        ? node.members.lazy.compactMap { value.fault(of: $0.value) }.first : misfit(node)
    case .record(let record):
      fault(of: node, record.fields.map { ($0.name, $0.type, $0.presence == .required) })
    case .object(let object):
      fault(of: node, object.members.map { ($0.name, $0.type, $0.isRequired) })
    }
  }

  private func fault(
    of node: JSONNode, _ members: [(name: String, type: WireType, isRequired: Bool)]
  ) -> String? {
    guard node.kind == .object else { return misfit(node) }
    for (name, type, isRequired) in members {
      guard let value = node[member: name] else {
        if isRequired { return "no \(name)" }
        continue
      }
      if let fault = type.fault(of: value) { return "\(name): \(fault)" }
    }
    return nil
  }

  private func misfit(_ node: JSONNode) -> String { "\(JSONTree(node).wireText) is not \(noun)" }
}
