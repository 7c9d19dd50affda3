// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The choice of the tool that edits an annotation.
public enum EditingTools {
  public static func tool(for annotation: Annotation) -> ToolName {
    if annotation.isGrouped { return .annotationEdit }
    if annotation.type == .freeText, !annotation.callout.isEmpty { return .calloutEdit }
    return byType[annotation.type] ?? .annotationEdit
  }

  /// The tool that takes over when annotations are selected: fields and links are then edited as
  /// objects, not filled in or followed.
  public static func tool(selecting annotations: [Annotation]) -> ToolName {
    guard let only = annotations.first, annotations.count == 1, objectTool(for: only) == nil else {
      return tool(for: annotations)
    }
    return tool(for: only)
  }

  /// The editing tool for a selection: several annotations, such as a group, are for `annotationEdit`.
  public static func tool(for annotations: [Annotation]) -> ToolName {
    let objects = Set(annotations.map(objectTool))
    if objects.count == 1, let tool = objects.first ?? nil { return tool }
    guard let only = annotations.first, annotations.count == 1 else { return .annotationEdit }
    let tool = tool(for: only)
    return editors.contains(tool) ? tool : .annotationEdit
  }

  /// The object tool of a field or link. It moves the object and edits its properties, since a touch
  /// fills in a field or follows a link. `nil` for other annotations.
  static func objectTool(for annotation: Annotation) -> ToolName? {
    switch annotation.type {
    case .widget: .formEdit
    case .link: .linkEdit
    default: nil
    }
  }

  /// Whether a tool edits fields or links as objects. It goes over no others.
  public static func isObjectTool(_ tool: ToolName) -> Bool {
    [.formEdit, .linkEdit].contains(tool)
  }

  /// Whether a touch selects an annotation: links are followed, fields filled in, and popups are
  /// windows of the viewer.
  public static func canSelect(_ annotation: Annotation) -> Bool {
    ![.link, .widget, .popup].contains(annotation.type)
  }

  /// Whether a drag moves an annotation.
  public static func canMove(
    _ annotation: Annotation, in context: any ToolContext
  ) throws(ToolError) -> Bool {
    try EditingTraits(annotation, in: context).moves
      && AnnotationEditTool().canChange(annotation, context)
  }

  /// The component of a first touch of an annotation.
  public static func component(for annotation: Annotation) -> Component {
    switch tool(for: annotation) {
    case .formFill: .editAnnotation
    case .richMedia: .openLinkAnnotation
    default: .selectAnnotation
    }
  }

  /// The annotations of a page that are grouped with one. It is included itself; the others must be
  /// selectable. They are in the page's order.
  public static func group(of annotation: Annotation, among all: [Annotation]) -> [Annotation] {
    let group = groups(of: [annotation], among: all)
    return group.contains { $0.id == annotation.id } ? group : [annotation]
  }

  /// These annotations of a page, and others grouped with them. The others must be selectable. All are
  /// in the page's order.
  static func groups(of annotations: [Annotation], among all: [Annotation]) -> [Annotation] {
    let given = annotations.map(\.id)
    let (seen, ids) = (Set(given), Set(all.withGroups(of: given)))
    return all.filter { ids.contains($0.id) && (seen.contains($0.id) || canSelect($0)) }
  }

  /// The tools that edit by grips; other annotations have tools of their own.
  private static let editors: Set<ToolName> = [
    .annotationEdit, .vertexEdit, .calloutEdit, .markupEdit,
  ]

  private static let byType: [AnnotationType: ToolName] = [
    .line: .vertexEdit, .polyLine: .vertexEdit, .polygon: .vertexEdit,
    .highlight: .markupEdit, .underline: .markupEdit, .squiggly: .markupEdit,
    .strikeOut: .markupEdit,
    .widget: .formFill,
    .richMedia: .richMedia, .movie: .richMedia, .screen: .richMedia, .sound: .richMedia,
  ]
}
