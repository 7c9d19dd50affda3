// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import System

/// A test of whether a component may act, expressed as data: it has no effects, and is evaluated without
/// asking the client.
public indirect enum Condition: Hashable, Sendable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case annotationType(Set<AnnotationType>)
  case annotationID(Set<String>)
  case pageIndex(Set<Int>)
  /// Whether the point lies in this rectangle of page space. If there is no point, as for a key, the
  /// middle of the annotation counts.
  case inside(Rect)
  /// Whether the middle of the annotation lies in this area. The point of the touch does not matter.
  case centered(Exclusion.Area)
  case author(Set<String>)
  case subject(Set<String>)
  /// Whether the annotation is in a group with one of these leaders. It leads the group or belongs to
  /// it; the ids are those of leading annotations.
  case group(Set<String>)
  /// Whether the custom data has these values. Each of the keys must have one of its given values; an
  /// empty set accepts any value.
  case customData([ExactText: Set<ExactText>])
  /// Whether the field has one of these names. A field below one with such a name counts too.
  case fieldName(Set<String>)
  /// Whether the annotation has any of these flags.
  case flag(AnnotationFlags)
  case tool(Set<ToolName>)
  case pointerType(Set<PointerType>)
  case mode(Set<TransformationMode>)
  case direction(Set<ScrollDirection>)
  /// Whether the annotation's action is of one of these kinds, by ``Action/Kind/name``.
  case linkKind(Set<String>)
  /// Whether all of these keys are held down.
  case modifiers(Modifiers)
  /// Whether the view's scale, in pixels per point, is in this range.
  case zoom(ClosedRange<Double>)

  /// Whether the condition will hold, as far as that is known beforehand. The pointer and the modifier
  /// keys are not known yet; `nil` if the result depends on them.
  public func foresight(in situation: ConditionContext) -> Bool? {
    switch self {
    case .all(let conditions):
      let known = conditions.map { $0.foresight(in: situation) }
      return known.contains(false) ? false : known.contains(nil) ? nil : true
    case .any(let conditions):
      let known = conditions.map { $0.foresight(in: situation) }
      return known.contains(true) ? true : known.contains(nil) ? nil : false
    case .not(let condition): return condition.foresight(in: situation).map(!)
    case .pointerType, .modifiers: return nil
    default: return holds(in: situation)
    }
  }

  /// Whether the condition holds. A test of a missing fact, such as the author without an annotation,
  /// fails.
  public func holds(in situation: ConditionContext) -> Bool {
    switch self {
    case .all(let conditions): conditions.allSatisfy { $0.holds(in: situation) }
    case .any(let conditions): conditions.contains { $0.holds(in: situation) }
    case .not(let condition): !condition.holds(in: situation)
    case .annotationType(let types): situation.annotation.map { types.contains($0.type) } ?? false
    case .annotationID(let ids): situation.annotation.map { ids.contains($0.id) } ?? false
    case .pageIndex(let pages): situation.pageIndex.map(pages.contains) ?? false
    case .inside(let rect): situation.point.map(rect.contains) ?? false
    case .centered(let area):
      situation.annotation.map {
        area.contains(PagePoint(pageIndex: $0.pageIndex, point: $0.rect.center))
      } ?? false
    case .author(let authors): situation.annotation?.author.map(authors.contains) ?? false
    case .subject(let subjects): situation.annotation?.subject.map(subjects.contains) ?? false
    case .group(let leaders):
      situation.annotation.map { annotation in
        leaders.contains(annotation.id)
          || annotation.isGrouped && annotation.replyTo.map(leaders.contains) == true
      } ?? false
    case .customData(let wanted):
      situation.annotation.map { annotation in
        wanted.allSatisfy { key, values in
          annotation.customData[key].map { values.isEmpty || values.contains($0) } ?? false
        }
      } ?? false
    case .fieldName(let names):
      situation.fieldName.map { name in
        names.contains { FieldName.covers($0, name) }
      } ?? false
    case .flag(let flags): !(situation.annotation?.flags.isDisjoint(with: flags) ?? true)
    case .tool(let tools): tools.contains(situation.tool)
    case .pointerType(let types): situation.pointerType.map(types.contains) ?? false
    case .mode(let modes):
      if case .transformation(_, let mode) = situation.context {
        modes.contains(mode)
      } else {
        false
      }
    case .direction(let directions):
      if case .scroll(let direction) = situation.context {
        directions.contains(direction)
      } else {
        false
      }
    case .linkKind(let kinds): situation.linkKind.map(kinds.contains) ?? false
    case .modifiers(let keys): situation.modifiers.isSuperset(of: keys)
    case .zoom(let range): range.contains(situation.scale)
    }
  }

  /// Whether the condition tests the name of a field. That requires reading the form.
  public var asksForField: Bool {
    switch self {
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.asksForField)
    case .not(let condition): condition.asksForField
    case .fieldName: true
    default: false
    }
  }
}
