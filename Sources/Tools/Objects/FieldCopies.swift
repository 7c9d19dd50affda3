// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import System

/// Works out the copies of widgets: their names, and the states of radio buttons.
///
/// A group of radio buttons that is copied as a whole becomes a new group each time. Single buttons of
/// a group become further buttons of it.
struct FieldCopies {
  private let context: any ToolContext
  private var names: NumberedNames
  /// The states of the groups that get further buttons, by field id.
  private var states: [String: Set<String>] = [:]

  init(_ context: any ToolContext) throws(ToolError) {
    self.context = context
    let fields = try engine(context.document.formFields)
    names = NumberedNames(taken: Set(fields.map(\.field.name)))
  }

  /// A copy of each widget for each offset, grouped by offset.
  mutating func copies(
    of widgets: [Annotation], by deltas: [Point]
  ) throws(ToolError) -> [FieldCopy] {
    let isCopied = Set(widgets.map(\.id))
    var fields: [String: PlacedField] = [:]
    for widget in widgets {
      let field = try engine(context.document.formField(ofWidget: widget.id))
      guard let field else {
        throw .invalid("The annotation \(widget.id) belongs to no field and cannot be copied.")
      }
      fields[widget.id] = field
    }
    var copies: [FieldCopy] = []
    for delta in deltas {
      // The names of the groups that are copied as a whole, by the original's id.
      var groups: [String: String] = [:]
      for widget in widgets {
        guard let field = fields[widget.id] else { continue }
        var copy = FieldCopy(
          of: widget.id, named: field.field.name, widgetID: try context.makeAnnotationID(),
          onPage: widget.pageIndex, by: delta)
        if field.field.kind != .radio {
          copy.name = names.next(after: field.field.name)
        } else if field.widgets.allSatisfy({ isCopied.contains($0.annotationID) }) {
          let name = groups[field.id] ?? names.next(after: field.field.name)
          groups[field.id] = name
          copy.name = name
        } else {
          copy.state = freeState(of: field)
        }
        copies.append(copy)
      }
    }
    return copies
  }

  private mutating func freeState(of field: PlacedField) -> String {
    var taken = states[field.id] ?? Set(field.widgets.compactMap(\.onState))
    var number = taken.count + 1
    while !taken.insert("\(number)").inserted { number += 1 }
    states[field.id] = taken
    return "\(number)"
  }
}

/// Names for copies of fields: the number at the end of a name is counted on, past names in use.
struct NumberedNames {
  private var taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  /// The name for the next copy of this name: `Text 2` for `Text 1`, `total 2` for `total`.
  mutating func next(after name: String) -> String {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let stem: String
    var number: Int
    let width: Int
    if digits > 0, digits < name.count, let last = Int(name.suffix(digits)), last < 1 << 31 {
      stem = String(name.dropLast(digits))
      number = last
      width = name.suffix(digits).first == "0" ? digits : 0
    } else {
      stem = name + " "
      number = 1
      width = 0
    }
    while true {
      number += 1
      let name = stem + number.padded(to: width)
      if taken.insert(name).inserted { return name }
    }
  }
}
