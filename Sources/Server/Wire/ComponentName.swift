// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

struct ComponentName: WireValue {
  let name: String
  /// The components that the name stands for.
  let members: [Component]

  init(_ component: Component) {
    name = component.rawValue
    members = [component]
  }

  init(_ group: ComponentGroup) {
    name = group.rawValue
    members = group.members
  }

  init(wire node: JSONNode) throws(WireError) {
    let name = try String(wire: node)
    if let component = Component(rawValue: name) {
      self.init(component)
    } else if let group = ComponentGroup(rawValue: name) {
      self.init(group)
    } else {
      throw .expected(ComponentName.wireType, got: node)
    }
  }

  static var wireType: WireType {
    .enumeration(
      name: "ComponentName",
      values: Component.allCases.map(\.rawValue) + ComponentGroup.allCases.map(\.rawValue))
  }

  func write(to writer: inout JSONWriter) { writer.string(name) }
}
