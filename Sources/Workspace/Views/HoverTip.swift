// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The tip of an annotation under the pointer: its note, a field's tooltip, or a link's target.
public struct HoverTip: Hashable, Sendable {
  public var annotationID: String
  public var pageIndex: Int
  /// The annotation's rectangle in page space, beside which the tip is shown.
  public var rect: Rect
  /// The author of a note, or the name of a field.
  public var title: String?
  public var text: String
}

extension Display {
  /// The tip of the likeliest annotation under the pointer that has one.
  func tip(at sample: PointerSample) throws(ToolError) -> HoverTip? {
    guard sample.page != nil else { return nil }
    for hit in try open.annotations(at: sample) {
      guard let told = try telling(of: hit), !told.text.isEmpty else { continue }
      return HoverTip(
        annotationID: hit.id, pageIndex: hit.pageIndex, rect: hit.rect, title: told.title,
        text: told.text)
    }
    return nil
  }

  private func telling(
    of annotation: Annotation
  ) throws(ToolError) -> (title: String?, text: String)? {
    switch annotation.type {
    case .widget:
      let widget = try engine(open.document.page(annotation.pageIndex).widget(annotation.id))
      guard let field = widget?.field, field.label != field.name else { return nil }
      return (field.name, field.label)
    case .link:
      switch annotation.action?.kind {
      case .uri(let address): return (nil, address)
      case .goTo(let place?, _): return (nil, "Page \(place.pageIndex + 1)")
      default: return nil
      }
    // The text of a free text is already visible.
    case .freeText, .popup: return nil
    default: return annotation.contents.map { (annotation.author, $0) }
    }
  }
}
