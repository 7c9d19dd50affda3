// SPDX-License-Identifier: AGPL-3.0-or-later

/// The operators of a default appearance (`DA`, ISO 32000-2, 12.7.4.3). Some can be replaced; the
/// others are kept.
struct TextOperators {
  private var operators: [ContentOperators.Operator]

  init(_ text: String) { operators = Array(ContentOperators(text).prefix(1000)) }

  var text: String {
    operators.map { ($0.operands + [$0.name]).joined(separator: " ") }.joined(separator: " ")
  }

  /// The fill colour.
  var color: [Double]? {
    get {
      operators.last { TextOperators.isColor($0.name) }.map(\.numbers)
    }
    set {
      operators.removeAll { TextOperators.isColor($0.name) }
      guard let newValue, let name = [1: "g", 3: "rg", 4: "k"][newValue.count] else { return }
      operators.append(.init(name: name, operands: newValue.map(ContentStream.number)))
    }
  }

  /// The font's resource name.
  var font: String? {
    get {
      operators.last { $0.name == "Tf" }?.operands.first.map(ContentOperators.name)
    }
    set {
      guard let newValue else { return }
      setFont(["/" + newValue, size.map(ContentStream.number) ?? "0"])
    }
  }

  var size: Double? {
    get { operators.last { $0.name == "Tf" }?.operands.last.flatMap(Double.init) }
    set {
      guard let newValue else { return }
      setFont(["/" + (font ?? "Helv"), ContentStream.number(newValue)])
    }
  }

  private mutating func setFont(_ operands: [String]) {
    operators.removeAll { $0.name == "Tf" }
    operators.append(.init(name: "Tf", operands: operands))
  }

  private static func isColor(_ name: String) -> Bool { ["g", "rg", "k"].contains(name) }
}
