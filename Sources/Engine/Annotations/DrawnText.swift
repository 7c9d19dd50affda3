// SPDX-License-Identifier: AGPL-3.0-or-later

/// The style of the first text of an appearance stream. It serves a text without the entries that
/// define a style.
struct DrawnText: Hashable {
  /// The PostScript name of the font. It comes without the tag of a subset (ISO 32000-2, 9.9.2).
  var font: String?
  /// The size in points. It includes the scale of the text matrix and of the form's matrix.
  var size: Double?
  var fill: Color?

  /// `nil` if the appearance shows no text or cannot be read; an unreadable one must not prevent the
  /// listing.
  init?(in appearance: PDFObject?) throws(EngineError) {
    guard let appearance, try appearance.kind == .stream else { return nil }
    do throws(EngineError) {
      try self.init(in: appearance, depth: 0)
    } catch .damaged {
      return nil
    }
  }

  private init?(in form: PDFObject, depth: Int) throws(EngineError) {
    guard depth < DrawnText.deepest else { return nil }
    let resources = try form["Resources"]
    var state = DefaultAppearance("")
    var scale = 1.0
    var saved: [DefaultAppearance] = []
    for each in ContentOperators(try form.streamStart(DrawnText.longest)) {
      switch each.name {
      case "q": if saved.count < 100 { saved.append(state) }
      case "Q": state = saved.popLast() ?? state
      case "Tm" where each.numbers.count == 6: scale = DrawnText.height(each.numbers)
      case "BT": scale = 1
      case "Do":
        guard let name = each.operands.last,
          let inner = try resources?["XObject"]?[ContentOperators.name(name)],
          try inner["Subtype"]?.name == "Form",
          let found = try DrawnText(in: inner, depth: depth + 1)
        else { continue }
        self = found
        return
      case "Tj", "TJ", "'", "\"":
        let font = try state.resource.flatMap { name throws(EngineError) in
          try resources?["Font"]?[name]?["BaseFont"]?.name
        }
        self.font = (font ?? state.resource).map(DrawnText.untagged)
        size = state.resource == nil ? nil : state.size * scale
        // Text without a colour is black, the page's initial colour.
        fill = state.fill ?? Color(red: 0, green: 0, blue: 0)
        return
      default: state.read(each)
      }
    }
    return nil
  }

  private static let deepest = 3
  /// The most bytes that are read: the first text is near the beginning.
  private static let longest = 65_536

  private static func height(_ matrix: [Double]) -> Double {
    let height = (matrix[2] * matrix[2] + matrix[3] * matrix[3]).squareRoot()
    return height.isFinite && height > 0 && height < 1000 ? height : 1
  }

  static func untagged(_ name: String) -> String {
    let parts = name.split(separator: "+", maxSplits: 1)
    guard parts.count == 2, let tag = parts.first, tag.count == 6 else { return name }
    return String(parts[1])
  }
}
