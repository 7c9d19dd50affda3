// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Which tool edits an annotation.
public enum EditingTools {
  public static func tool(for annotation: Annotation) -> ToolName {
    if annotation.isGrouped { return .annotationEdit }
    if annotation.type == .freeText, !annotation.callout.isEmpty { return .calloutEdit }
    return byType[annotation.type] ?? .annotationEdit
  }

  /// Links are followed and fields filled in; popups are windows of the viewer.
  public static func canSelect(_ annotation: Annotation) -> Bool {
    ![.link, .widget, .popup].contains(annotation.type)
  }

  private static let byType: [AnnotationType: ToolName] = [
    .line: .vertexEdit, .polyLine: .vertexEdit, .polygon: .vertexEdit,
    .highlight: .markupEdit, .underline: .markupEdit, .squiggly: .markupEdit,
    .strikeOut: .markupEdit,
    .widget: .formFill,
    .richMedia: .richMedia, .movie: .richMedia, .screen: .richMedia, .sound: .richMedia,
  ]
}
