// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// The facts that a condition can test.
public struct ConditionContext: Sendable {
  /// The id of the condition being evaluated.
  public var condition = ""
  public var component: Component
  public var context: ComponentContext
  @Indirect public var annotation: Annotation?
  public var place: PagePoint?
  public var tool: ToolName
  public var pointerType: PointerType?
  public var modifiers: Modifiers
  /// The view's scale, in pixels per point.
  public var scale: Double
  /// The full name of a widget's field, if a condition asks. `nil` for other annotations.
  public var fieldName: String?

  /// The page of the event; if the event has no point, such as a key, the annotation's page.
  var pageIndex: Int? { place?.pageIndex ?? annotation?.pageIndex }

  /// The point of the event; if the event has none, the middle of the annotation.
  var point: Point? { place?.point ?? annotation?.rect.center }

  /// The kind of action of the link in the context.
  public var linkKind: String? {
    if case .detectedLink = context { return Action.Kind.uri("").name }
    return annotation?.action?.kind.name
  }

  public init(
    component: Component, context: ComponentContext, annotation: Annotation?, place: PagePoint?,
    tool: ToolName, pointerType: PointerType?, modifiers: Modifiers, scale: Double
  ) {
    self.component = component
    self.context = context
    self.annotation = annotation
    self.place = place
    self.tool = tool
    self.pointerType = pointerType
    self.modifiers = modifiers
    self.scale = scale
  }
}
