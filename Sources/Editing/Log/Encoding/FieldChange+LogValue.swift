// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension FieldChange: LogObject {
  public static let logged = LogMembers<Self>(
    .required("field", \.field), .required("property", \.property.rawValue),
    .defaulted("widget", \.widget, nil), .defaulted("numbers", \.numbers, []),
    .defaulted("options", \.options, []), .defaulted("text", \.text, nil),
    .defaulted("trigger", \.triggerKey, nil)
  ) { (field, name, widget, numbers, options, text, key) throws(EditError) in
    guard let property = Property(rawValue: name) else {
      throw .unreadable(
        "This version does not know the field's property \(name): use a newer version.")
    }
    var change = FieldChange(field, widget: widget, property, numbers, options: options, text: text)
    guard let key else { return change }
    change.trigger = Trigger(rawValue: key)
    guard change.trigger != nil else {
      throw .unreadable("This version does not know the field's event \(key): use a newer version.")
    }
    return change
  }

  private var triggerKey: String? { trigger?.rawValue }
}
