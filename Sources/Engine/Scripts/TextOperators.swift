// SPDX-License-Identifier: AGPL-3.0-or-later

/// The operators of a default appearance (`DA`, ISO 32000-2, 12.7.4.3), of which some can be exchanged;
/// the others stay as they are.
struct TextOperators {
  private var operators: [(operands: [String], name: String)] = []

  init(_ text: String) {
    var operands: [String] = []
    for token in text.split(whereSeparator: \.isWhitespace).prefix(1000) {
      let isOperand = token.first.map { "/+-.0123456789[(<".contains($0) } ?? false
      operands.append(String(token))
      guard !isOperand else { continue }
      operators.append((operands.dropLast(), String(token)))
      operands = []
    }
  }

  var text: String {
    operators.map { ($0.operands + [$0.name]).joined(separator: " ") }.joined(separator: " ")
  }

  /// The colour for filling.
  var color: [Double]? {
    get {
      operators.last { TextOperators.isColor($0.name) }.map { $0.operands.compactMap(Double.init) }
    }
    set {
      operators.removeAll { TextOperators.isColor($0.name) }
      guard let newValue, let name = [1: "g", 3: "rg", 4: "k"][newValue.count] else { return }
      operators.append((newValue.map(ContentStream.number), name))
    }
  }

  /// The font's resource name.
  var font: String? {
    get {
      operators.last { $0.name == "Tf" }?.operands.first.map { String($0.drop { $0 == "/" }) }
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
    operators.append((operands, "Tf"))
  }

  private static func isColor(_ name: String) -> Bool { ["g", "rg", "k"].contains(name) }
}
