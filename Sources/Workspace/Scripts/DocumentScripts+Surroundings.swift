// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Scripts

extension DocumentScripts: ScriptSurroundings {
  public func fieldNames() throws(EngineError) -> [String] {
    try open.document.formFields.map(\.id)
  }

  public func field(_ name: String, place: Int?) throws(EngineError) -> ScriptField? {
    // The properties of a field are those of its first widget.
    let place = place ?? 0
    guard let placed = try open.document.formField(name),
      let look = try open.document.fieldLook(name, place: place)
    else { return nil }
    var field = ScriptField(placed, look, value: values[placed.id].flatMap(\.values))
    for change in changes where change.field == placed.id && change.isSeen(at: place) {
      field.apply(change)
    }
    return field
  }

  public func calculations() throws(EngineError) -> [ScriptCalculation] {
    var found: [ScriptCalculation] = []
    for id in try calculationOrder() {
      guard let scripts = try open.document.fieldScripts(id), let source = scripts.calculate
      else { continue }
      found.append(ScriptCalculation(id, source, validation: scripts.validate))
    }
    return found
  }

  public func facts() throws(EngineError) -> ScriptFacts {
    var facts = ScriptFacts()
    facts.pageCount = try open.document.pageCount
    facts.pageIndex = view?.view.currentPage ?? 0
    for key in ScriptFacts.informationKeys {
      facts.info[key] = try open.document.information(key)
    }
    facts.authors = try authors()
    facts.isEncrypted = try open.document.isEncrypted
    facts.templates = try open.document.templates
    facts.isDirty = open.editor.isDirty
    facts.calculates = isCalculating
    return facts
  }

  public func page(_ index: Int) throws(EngineError) -> ScriptPage? {
    let document = open.document
    guard (0..<(try document.pageCount)).contains(index) else { return nil }
    let boxes = try document.pageBoxes(index).map { box, rect in
      (box.rawValue, [rect.x0, rect.y1, rect.x1, rect.y0])
    }
    return ScriptPage(
      label: try document.pageLabel(index), rotation: try document.pageGeometry(index).rotation,
      boxes: Dictionary(uniqueKeysWithValues: boxes))
  }

  public func ask(_ question: ScriptQuestion) -> ScriptAnswer {
    isMute ? .none : user.ask(open, question)
  }

  public func take(_ effect: ScriptEffect) -> Bool {
    switch effect {
    case .setCalculating: requests.append(effect)
    case _ where isMute: break
    case .setValue(let name, let texts): return take(name) { $0.value(of: texts) }
    case .reset(let name): return take(name) { $0.initialValue }
    case .setResult(let name, let texts):
      guard let placed = try? open.document.formField(name), (try? isWritable(placed)) == true
      else { return false }
      take(texts, placed)
    case .setProperty(let name, let widget, let property):
      let placed = try? open.document.formField(name)
      let change = FieldChange(placed?.id ?? name, widget, property)
      guard refusals.permits({ () throws(EditError) in try open.editor.check(change) }) else {
        return false
      }
      changes.append(change)
    default: requests.append(effect)
    }
    return true
  }

  /// Sets the value of a field, if signatures allow it; returns whether they do.
  private func take(_ name: String, _ value: (PlacedField) -> FieldValue?) -> Bool {
    guard let placed = try? open.document.formField(name), let value = value(placed) else {
      return true
    }
    guard refusals.permits({ () throws(EditError) in try open.editor.checkLocks(of: placed) })
    else { return false }
    set(placed.id, value)
    return true
  }

  func set(_ id: String, _ value: FieldValue) {
    if values.updateValue(value, forKey: id) == nil { changedFields.append(id) }
  }

  /// Undoes ``set(_:_:)``: the field will get the value that was planned before, or keep its own if
  /// that is `nil`.
  func restore(_ earlier: FieldValue?, of id: String) {
    values[id] = earlier
    if earlier == nil { changedFields.removeAll { $0 == id } }
  }
}

extension FieldValue {
  /// A field value from texts, for a field of this kind.
  init(_ texts: [String], _ kind: FormField.Kind) {
    switch kind {
    case .text, .button, .signature: self = .text(texts.joined(separator: ","))
    case .checkBox, .radio: self = .state(texts.first ?? "Off")
    case .comboBox, .listBox: self = .choices(texts.filter { !$0.isEmpty })
    }
  }
}

extension ScriptField {
  fileprivate init(_ placed: PlacedField, _ look: FieldLook, value: [String]?) {
    let field = placed.field
    self.init(Kind(field.kind), value: placed.exported(value ?? field.value))
    defaultValue = placed.exported(look.defaultValue)
    items = field.options.map { ($0.title, $0.value) }
    states = placed.widgets.compactMap(\.exportValue)
    pages = placed.widgets.map(\.pageIndex)
    rects = look.rects.map { [$0.x0, $0.y1, $0.x1, $0.y0] }
    userName = field.label == field.name ? "" : field.label
    isReadOnly = field.flags.contains(.readOnly)
    isRequired = field.flags.contains(.required)
    isMultiline = field.flags.contains(.multiline)
    isPassword = field.flags.contains(.password)
    isEditable = field.flags.contains(.editable)
    isMultipleSelection = field.flags.contains(.multiSelect)
    charLimit = field.maxLength ?? 0
    caption = look.caption
    lineWidth = look.borderWidth
    fillColor = ScriptColor(parts: look.fillColor) ?? .transparent
    strokeColor = ScriptColor(parts: look.borderColor) ?? .transparent
    textColor = ScriptColor(parts: look.textColor) ?? .gray(0)
    textSize = look.textSize
    textFont = look.font
    alignment = ["left", "center", "right"][max(0, min(2, look.alignment))]
    display =
      look.flags.contains(.hidden)
      ? .hidden
      : look.flags.contains(.noView)
        ? .noView : look.flags.contains(.print) ? .visible : .noPrint
  }

  fileprivate mutating func apply(_ change: FieldChange) {
    let number = change.numbers.first ?? 0
    switch change.property {
    case .readOnly: isReadOnly = number != 0
    case .required: isRequired = number != 0
    case .multiline: isMultiline = number != 0
    case .display: display = Int(exactly: number).flatMap(Display.init(rawValue:)) ?? display
    case .fillColor: fillColor = ScriptColor(parts: change.numbers) ?? fillColor
    case .borderColor: strokeColor = ScriptColor(parts: change.numbers) ?? strokeColor
    case .textColor: textColor = ScriptColor(parts: change.numbers) ?? textColor
    case .textSize: textSize = number
    case .alignment:
      alignment = ["left", "center", "right"][max(0, min(2, Int(exactly: number) ?? 0))]
    case .maxLength: charLimit = Int(exactly: number) ?? charLimit
    case .borderWidth: lineWidth = number
    case .caption: caption = change.text ?? ""
    case .options: items = change.options.map { ($0.title, $0.value) }
    case .action: break
    }
  }
}

extension ScriptField.Kind {
  fileprivate init(_ kind: FormField.Kind) {
    self =
      switch kind {
      case .text: .text
      case .checkBox: .checkBox
      case .radio: .radio
      case .comboBox: .comboBox
      case .listBox: .listBox
      case .button: .button
      case .signature: .signature
      }
  }
}

extension FieldChange {
  /// Whether the field's widget at this index gets the new value.
  fileprivate func isSeen(at place: Int) -> Bool {
    !property.isOfWidget || widget == nil || widget == place
  }

  fileprivate init(_ field: String, _ widget: Int?, _ property: ScriptProperty) {
    self.init(field, widget: widget, .display)
    switch property {
    case .isReadOnly(let isOn): (self.property, numbers) = (.readOnly, [isOn ? 1 : 0])
    case .isRequired(let isOn): (self.property, numbers) = (.required, [isOn ? 1 : 0])
    case .isMultiline(let isOn): (self.property, numbers) = (.multiline, [isOn ? 1 : 0])
    case .display(let display): numbers = [Double(display.rawValue)]
    case .fillColor(let color): (self.property, numbers) = (.fillColor, color.parts)
    case .strokeColor(let color): (self.property, numbers) = (.borderColor, color.parts)
    case .textColor(let color): (self.property, numbers) = (.textColor, color.parts)
    case .textSize(let size): (self.property, numbers) = (.textSize, [size])
    case .alignment(let name):
      let place = ["left", "center", "right"].firstIndex(of: name) ?? 0
      (self.property, numbers) = (.alignment, [Double(place)])
    case .lineWidth(let width): (self.property, numbers) = (.borderWidth, [width])
    case .caption(let caption): (self.property, text) = (.caption, caption)
    case .action(let trigger, let source):
      (self.property, self.trigger, text) = (.action, Trigger(trigger), source)
    case .charLimit(let limit): (self.property, numbers) = (.maxLength, [Double(limit)])
    case .items(let items):
      self.property = .options
      options = items.map { .init($0.last ?? "", $0.first ?? "") }
    }
  }
}

extension FieldChange.Trigger {
  fileprivate init(_ trigger: ScriptTrigger) {
    self =
      switch trigger {
      case .mouseUp: .up
      case .mouseDown: .down
      case .mouseEnter: .enter
      case .mouseExit: .exit
      case .focus: .focus
      case .blur: .blur
      case .keystroke: .keystroke
      case .validate: .validate
      case .calculate: .calculate
      case .format: .format
      }
  }
}
