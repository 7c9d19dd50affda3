// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

/// The variants of a condition: objects with one member each.
enum ConditionSchema {
  static var type: WireType {
    .union(
      tests.map { name, type, summary in
        .object(
          ObjectType(name.capitalizedFirst + "Condition", summary, [.required(name, type)]))
      })
  }

  private static var tests: [(name: String, type: WireType, summary: String)] {
    let names = WireType.array(of: .string)
    return [
      ("all", .array(of: WireCondition.wireType), "All conditions hold."),
      ("any", .array(of: WireCondition.wireType), "At least one condition holds."),
      ("not", WireCondition.wireType, "The condition does not hold."),
      ("annotationType", .array(of: AnnotationType.wireType), "The annotation's type."),
      ("annotationId", names, "The annotation's id."),
      ("pageIndex", .array(of: .integer), "The page, from 0."),
      ("inside", Rect.wireType, "The point is in this rectangle of the page."),
      ("author", names, "The annotation's author."),
      ("subject", names, "The annotation's subject."),
      ("group", names, "The id of the annotation that leads the annotation's group."),
      (
        "customData", .map(of: names),
        "Each key has one of the listed values, or any value if its list is empty."
      ),
      ("fieldName", names, "The form field's name, or the name of a field above it."),
      ("flag", .array(of: WireAnnotationFlag.wireType), "A flag of the annotation."),
      ("tool", names, "The active tool."),
      ("pointerType", .array(of: PointerType.wireType), "The type of the pointer."),
      ("mode", .array(of: TransformationMode.wireType), "The kind of transformation."),
      (
        "direction", .array(of: .union([.constant(1), .constant(-1)])),
        "Whether a fast scroll goes forward (1) or backward (-1)."
      ),
      ("linkKind", names, "The kind of the link's action."),
      ("modifiers", .array(of: WireModifier.wireType), "A modifier key that is held down."),
      ("zoom", WireZoom.wireType, "The scale that a zoom results in."),
    ]
  }
}
