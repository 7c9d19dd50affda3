// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension FieldChange: LogValue {
  public var encoded: JSONTree {
    var members: [JSONTree.Member] = [
      .init("field", field.encoded), .init("property", property.rawValue.encoded),
    ]
    if let widget { members.append(.init("widget", widget.encoded)) }
    if !numbers.isEmpty { members.append(.init("numbers", numbers.encoded)) }
    if !options.isEmpty {
      members.append(.init("options", options.map { [$0.value, $0.title] }.encoded))
    }
    if let text { members.append(.init("text", text.encoded)) }
    if let trigger { members.append(.init("trigger", trigger.rawValue.encoded)) }
    return .object(members)
  }

  public init(encoded: JSONTree) throws(EditError) {
    let name: String = try encoded.decode("property")
    guard let property = Property(rawValue: name) else {
      throw .unreadable(
        "This version does not know the field's property \(name): use a newer version.")
    }
    let options = try encoded.decodeIfPresent("options", as: [[String]].self) ?? []
    self.init(
      try encoded.decode("field"), widget: try encoded.decodeIfPresent("widget"), property,
      try encoded.decodeIfPresent("numbers") ?? [],
      options: options.map { .init($0.first ?? "", $0.last ?? "") },
      text: try encoded.decodeIfPresent("text"))
    guard let key: String = try encoded.decodeIfPresent("trigger") else { return }
    trigger = Trigger(rawValue: key)
    guard trigger != nil else {
      throw .unreadable("This version does not know the field's event \(key): use a newer version.")
    }
  }
}
