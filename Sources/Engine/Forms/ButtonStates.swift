// SPDX-License-Identifier: AGPL-3.0-or-later

/// What the widgets of a check box or of radio buttons show once one of them was touched.
struct ButtonStates {
  private let value: String
  private let states: [(widget: PDFObject, state: String)]

  /// Of one field's widgets those show the new state that have it; of radio buttons that do not go in
  /// unison only the one that was touched (ISO 32000-2, 12.7.5.2.4).
  init(
    _ widgets: [PDFObject], tapped: PDFObject, _ isOn: Bool, _ field: FormField
  ) throws(EngineError) {
    let wanted = try tapped.onState
    value = isOn ? wanted : "Off"
    let isAlone = field.kind == .radio && !field.flags.contains(.inUnison)
    var states: [(PDFObject, String)] = []
    for widget in widgets {
      let own = try widget.onState
      let shows = isOn && own == wanted && (!isAlone || widget.isSame(as: tapped))
      states.append((widget, shows ? own : "Off"))
    }
    self.states = states
  }

  func write(to field: PDFObject, in document: Document) throws(EngineError) {
    try field.set("V", document.makeName(value))
    for (widget, state) in states { try widget.set("AS", document.makeName(state)) }
  }
}
