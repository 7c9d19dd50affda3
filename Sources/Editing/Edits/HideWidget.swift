// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Hides or shows a form field's widget. A stamp replaces the widget while it is hidden.
public struct HideWidget: Edit, LogObject {
  public var widgetID: String
  public var pageIndex: Int
  public var isHidden: Bool

  public init(_ widgetID: String, onPage pageIndex: Int, isHidden: Bool) {
    self.widgetID = widgetID
    self.pageIndex = pageIndex
    self.isHidden = isHidden
  }

  /// The key in a stamp's custom data for the replaced widget. Its value is the widget's id.
  public static let stampKey: ExactText = "signatureField"

  /// The id of the widget that a signature's stamp replaces. Other annotations, whose custom data may say
  /// anything, replace none.
  static func widget(behind stamp: Annotation) -> String? {
    guard stamp.type == .stamp, stamp.customData["signature"] != nil else { return nil }
    return stamp.customData[stampKey]?.text
  }

  public static let kind = "hideWidget"
  public static let logged = LogMembers<Self>(
    .required("id", \.widgetID), .required("pageIndex", \.pageIndex),
    .required("isHidden", \.isHidden), make: Self.init(_:onPage:isHidden:))
  public var name: String { isHidden ? "Hide field" : "Show field" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.signByHand }

  public var touches: [AnnotationTouch] { [.signByHand, .changeWidget(widgetID)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let page = try engine(document.page(pageIndex))
    try effect.change(widgetID, on: page, page.setHidden(isHidden, widget: widgetID))
    return effect
  }
}

extension EditEffect {
  /// Shows the signature fields again that deleted stamps had replaced.
  mutating func showFields(behind deleted: [Annotation], in document: Document) throws(EditError) {
    for id in deleted.compactMap(HideWidget.widget(behind:)) {
      let page: Page?
      do throws(EngineError) {
        page = try document.pageOfAnnotation(id)
      } catch .notFound {
        // The field may be gone before its stamp.
        continue
      } catch {
        throw .engine(error)
      }
      guard let page, try engine(page.widget(id))?.field.kind == .signature else { continue }
      try change(id, on: page, page.setHidden(false, widget: id))
    }
  }
}
