// SPDX-License-Identifier: AGPL-3.0-or-later

/// A new value for a property of a field.
public struct FieldChange: Hashable, Sendable {
  public enum Property: String, CaseIterable, Sendable {
    /// A number: 0 or 1.
    case readOnly, required, multiline
    /// A number: 0 visible, 1 hidden, 2 not printed, 3 only printed.
    case display
    /// None, one, three or four numbers from 0 to 1.
    case fillColor, borderColor, textColor
    /// A number: points for the size; 0 left, 1 centred, 2 right; characters for the length.
    case textSize, alignment, maxLength
    /// A number of points.
    case borderWidth
    case options
    /// The caption of a button.
    case caption
    /// The text of the script for ``FieldChange/trigger``. An empty text removes the script.
    case action
  }

  /// An event of a field, named by its key. See ISO 32000-2, tables 191, 197 and 199.
  public enum Trigger: String, CaseIterable, Sendable {
    case up = "A"
    case down = "D"
    case enter = "E"
    case exit = "X"
    case focus = "Fo"
    case blur = "Bl"
    case keystroke = "K"
    case validate = "V"
    case calculate = "C"
    case format = "F"

    /// Whether this is an event of the field, not of a widget.
    var isOfField: Bool { [.keystroke, .validate, .calculate, .format].contains(self) }
  }

  /// The field's id.
  public var field: String
  /// The index of one of its widgets; `nil`: all.
  public var widget: Int?
  public var property: Property
  public var numbers: [Double]
  public var options: [FormField.Option]
  public var text: String?
  public var trigger: Trigger?

  public init(
    _ field: String, widget: Int? = nil, _ property: Property, _ numbers: [Double] = [],
    options: [FormField.Option] = [], text: String? = nil
  ) {
    self.field = field
    self.widget = widget
    self.property = property
    self.numbers = numbers
    self.options = options
    self.text = text
  }
}

extension FieldChange.Property {
  /// Whether each widget of a field has a value of its own.
  public var isOfWidget: Bool { self != .action && inheritedKey == nil }

  /// Whether the change affects the look of a button.
  fileprivate var isLook: Bool {
    switch self {
    case .fillColor, .borderColor, .textColor, .textSize, .borderWidth, .caption: true
    case .readOnly, .required, .multiline, .display, .alignment, .maxLength, .options, .action:
      false
    }
  }

  /// Whether the change affects the look of a text or choice field.
  public var isTextLook: Bool {
    switch self {
    case .fillColor, .borderColor, .textColor, .textSize, .borderWidth, .multiline, .alignment,
      .maxLength, .options:
      true
    case .readOnly, .required, .display, .caption, .action: false
    }
  }

  /// The field's entry that its widgets inherit; `nil` for a property of a widget, and for scripts.
  fileprivate var inheritedKey: String? {
    switch self {
    case .readOnly, .required, .multiline: "Ff"
    case .maxLength: "MaxLen"
    case .options: "Opt"
    case .display, .fillColor, .borderColor, .textColor, .textSize, .alignment, .borderWidth,
      .caption, .action:
      nil
    }
  }
}

extension Document {
  /// Changes properties of fields, and redraws the widgets that look different. Values stay. An XFA
  /// form is removed, as setting values does.
  ///
  /// - Parameters:
  ///   - shown: the values as scripts format them, by field.
  ///   - filled: the text and choice fields that are not redrawn: their values are set afterwards.
  /// - Returns: the ids of the widgets that changed, by page.
  /// - Throws: ``EngineError/notFound(what:_:)`` for a missing field.
  public func set(
    _ changes: [FieldChange], shown: [String: String] = [:], except filled: Set<String> = []
  ) throws(EngineError) -> [Int: [String]] {
    var touched: [Int: [String]] = [:]
    var restyled: [FormWidget] = []
    var redrawn: [FormIndex.Entry] = []
    var (known, drawn) = (filled, Set<Int>())
    for change in changes {
      guard let entry = try form[change.field] else {
        throw .notFound(
          what: "field", "There is no field \(change.field): list them with forms/list.")
      }
      let widgets = change.widget.map { place in
        entry.widgets.indices.contains(place) ? [entry.widgets[place]] : []
      }
      for object in entry.objects { try write(change, toField: object) }
      if let key = change.property.inheritedKey { try dropOwn(key, of: entry) }
      if let trigger = change.trigger, trigger.isOfField {
        for kid in entry.kids where try kid["AA"]?[trigger.rawValue] != nil {
          let actions = try ownDictionary("AA", of: kid)
          try actions.set(trigger.rawValue, nil)
          try kid.set("AA", actions)
        }
      }
      if change.trigger == .calculate, let field = entry.objects.first {
        try calculate(field, change.text?.isEmpty == false)
      }
      for widget in widgets ?? entry.widgets {
        try write(change, toWidget: widget.object)
        if change.property.isLook, drawn.insert(widget.object.number).inserted {
          restyled.append(widget)
        }
        guard let id = widget.id else { continue }
        for page in widget.pages { touched[page, default: []].append(id) }
      }
      if try shows(change, entry), known.insert(entry.id).inserted { redrawn.append(entry) }
    }
    try dropXFA()
    touched.merge(try redraw(redrawn, shown: shown, restyled)) { Array(Set($0 + $1)).sorted() }
    for (index, ids) in touched {
      let page = try page(index)
      try page.forgetAnnotations(ids)
      page.forgetAppearances()
    }
    return touched
  }

  /// Whether the text of a field looks different after a change.
  private func shows(
    _ change: FieldChange, _ entry: FormIndex.Entry
  ) throws(EngineError) -> Bool {
    guard change.property.isTextLook, let widget = entry.widgets.first?.object,
      ["Tx", "Ch"].contains(try widget.inherited("FT")?.name)
    else { return false }
    // The length is seen in a comb.
    let flags = FieldFlags(rawValue: try widget.inherited("Ff")?.integer ?? 0)
    return change.property != .maxLength || flags.contains(.comb)
  }

  private func write(_ change: FieldChange, toField object: PDFObject) throws(EngineError) {
    let number = change.numbers.first ?? 0
    switch change.property {
    case .readOnly: try set(.readOnly, number != 0, of: object)
    case .required: try set(.required, number != 0, of: object)
    case .multiline: try set(.multiline, number != 0, of: object)
    case .maxLength: try object.set("MaxLen", number > 0 ? makeInteger(whole(number)) : nil)
    case .options:
      let array = try makeArray(of: change.options) { option throws(EngineError) in
        try makeArray([makeText(option.value), makeText(option.title)])
      }
      try object.set("Opt", array)
    case .action where change.trigger?.isOfField == true: try setScript(change, of: object)
    default: break
    }
  }

  private func write(_ change: FieldChange, toWidget object: PDFObject) throws(EngineError) {
    let number = change.numbers.first ?? 0
    switch change.property {
    case .display:
      var flags = AnnotationFlags(rawValue: try object["F"]?.integer ?? 0)
      flags.subtract([.hidden, .noView, .print])
      flags.formUnion(
        [[.print], [.hidden, .print], [], [.noView, .print]][min(3, whole(number))])
      try object.set("F", makeInteger(flags.rawValue))
    case .fillColor: try setColor("BG", change.numbers, of: object)
    case .borderColor: try setColor("BC", change.numbers, of: object)
    case .textColor, .textSize:
      var operators = TextOperators(try appearanceText(of: object))
      if change.property == .textColor { operators.color = change.numbers }
      if change.property == .textSize { operators.size = number }
      try object.set("DA", makeText(operators.text))
    case .alignment: try object.set("Q", makeInteger(min(2, whole(number))))
    case .borderWidth:
      try setBorderWidth(min(max(number, 0), 12), of: object)
    case .caption:
      let marks = try ownDictionary("MK", of: object)
      try marks.set("CA", makeText(change.text ?? ""))
      try object.set("MK", marks)
    case .action where change.trigger?.isOfField == false: try setScript(change, of: object)
    default: break
    }
  }

  private func set(
    _ flag: FieldFlags, _ isOn: Bool, of object: PDFObject
  ) throws(EngineError) {
    var flags = FieldFlags(rawValue: try object.inherited("Ff")?.integer ?? 0)
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    try object.set("Ff", makeInteger(flags.rawValue))
  }

  private func setColor(
    _ key: String, _ parts: [Double], of widget: PDFObject
  ) throws(EngineError) {
    let characteristics = try ownDictionary("MK", of: widget)
    try characteristics.set(key, parts.isEmpty ? nil : makeReals(parts))
    try widget.set("MK", characteristics)
  }

  private func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded()).map { max(0, min($0, 1 << 20)) } ?? 0
  }
}
