// SPDX-License-Identifier: AGPL-3.0-or-later

/// The states that the widgets of a button show for a value. The field is a check box or a group of
/// radio buttons.
struct ButtonStates {
  private let value: String
  private let states: [(widget: PDFObject, state: String)]

  /// Only the widgets that have the new state show it. Without `inUnison`, only one radio button shows
  /// it: the one that was clicked, or else the first (ISO 32000-2, 12.7.5.2.4).
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for a state that no widget has.
  init(_ setting: FieldSetting, _ entry: FormIndex.Entry, _ field: FormField) throws(EngineError) {
    var own: [String] = []
    for widget in entry.widgets { own.append(try widget.object.onState) }
    var touched = setting.widget.flatMap { id in entry.widgets.firstIndex { $0.id == id } }
    switch setting.value {
    case .state(let state): value = state
    case .isOn(true): value = own[touched ?? 0]
    case .isOn(false), .text, .choices, .options: value = "Off"
    }
    guard value == "Off" || own.contains(value) else {
      throw .unsupported("the field \(setting.field) has no state \(value)")
    }
    if touched == nil || own[touched ?? 0] != value { touched = own.firstIndex(of: value) }
    let isAlone = field.kind == .radio && !field.flags.contains(.inUnison)
    var states: [(PDFObject, String)] = []
    for (place, widget) in entry.widgets.enumerated() {
      let shows = value != "Off" && own[place] == value && (!isAlone || place == touched)
      states.append((widget.object, shows ? own[place] : "Off"))
    }
    self.states = states
  }

  func write(to entry: FormIndex.Entry, in document: Document) throws(EngineError) {
    let widgets = states.map(\.widget)
    for object in try entry.holders { try object.set("V", document.makeState(value, of: widgets)) }
    for (widget, state) in states { try widget.set("AS", document.makeState(state, of: [widget])) }
  }
}
