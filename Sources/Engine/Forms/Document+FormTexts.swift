// SPDX-License-Identifier: AGPL-3.0-or-later

/// The label and value of a field, for display.
public struct FormText: Hashable, Sendable {
  public var label: String
  public var value: String

  /// The text as an HTML paragraph.
  public var html: String { "<p>\(FormText.escaped(label)): \(FormText.escaped(value))</p>\n" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n": result += "<br>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Document {
  /// The labels and values of fields, by page.
  ///
  /// They are not part of the pages' text. A field is on the page of its first widget, and fields of a
  /// page are in order from top to bottom. Passwords and empty fields are left out.
  public var formTexts: [Int: [FormText]] {
    get throws(EngineError) {
      var placed: [Int: [(place: FieldPlace, text: FormText)]] = [:]
      for entry in try formFields where !entry.field.isSecret {
        guard let place = entry.widgets.first, let value = entry.field.readableText else {
          continue
        }
        let text = FormText(label: entry.field.label, value: value)
        placed[place.pageIndex, default: []].append((place, text))
      }
      return placed.mapValues { texts in
        texts.sorted { ($0.place.rect.y0, $0.place.rect.x0) < ($1.place.rect.y0, $1.place.rect.x0) }
          .map(\.text)
      }
    }
  }
}

extension FormField {
  /// The visible text; `nil` if there is none.
  fileprivate var readableText: String? {
    switch kind {
    case .text, .comboBox, .listBox:
      let texts = titles(of: value, choosing: chosen)
      let text = texts.joined(separator: ", ")
      return text.isEmpty ? nil : text
    case .checkBox, .radio: return value.first
    case .button, .signature: return nil
    }
  }
}
