// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import System

/// Annotations as objects of Instant JSON, in page space.
///
/// Instant JSON has no file attachments, sounds, carets and replies. Of other annotations it cannot
/// express the kind of intent, the corners of slanted quads, rotations other than by quarter
/// turns, and more than the page of a link's destination.
enum InstantAnnotation {
  static let version = 2

  /// The annotation's object; `nil` if Instant JSON cannot express the annotation.
  ///
  /// - Parameters:
  ///   - image: the key and type of the attachment that a stamp shows.
  ///   - shape: the rectangle inside a cloudy border.
  ///   - references: the annotations and fields that actions refer to.
  static func tree(
    _ annotation: Annotation, image: (key: String, type: String)?, shape: Rect? = nil,
    _ references: InstantReferences
  ) -> JSONTree? {
    guard let own = own(annotation, image, references) else { return nil }
    return InstantValue.object(
      [
        ("v", .integer(Int64(version))), ("type", .string("pspdfkit/" + own.type)),
        ("id", .string(annotation.id)), ("name", .string(annotation.id)),
        ("pageIndex", .integer(Int64(annotation.pageIndex))),
        ("bbox", InstantValue.rect(annotation.rect)),
        ("opacity", InstantValue.number(annotation.opacity)), ("flags", flags(annotation)),
        ("createdAt", InstantValue.date(annotation.created)),
        ("updatedAt", InstantValue.date(annotation.modified)),
        ("creatorName", InstantValue.text(annotation.author)),
        ("subject", InstantValue.text(annotation.subject)), ("customData", data(annotation)),
        ("group", InstantValue.text(annotation.groupName)),
        ("cloudyBorderInset", inset(of: shape, in: annotation)),
      ] + own.members)
  }

  private static func inset(of shape: Rect?, in a: Annotation) -> JSONTree {
    guard let shape, a.border.cloudiness > 0 else { return .null }
    return .array(
      [shape.x0 - a.rect.x0, shape.y0 - a.rect.y0, a.rect.x1 - shape.x1, a.rect.y1 - shape.y1]
        .map(InstantValue.number))
  }

  private static func flags(_ annotation: Annotation) -> JSONTree {
    var words = annotation.flags.contains(.print) ? [] : ["noPrint"]
    words += InstantVocabulary.flags.filter { annotation.flags.contains($0.flag) }.map(\.name)
    return words.isEmpty ? .null : .array(words.map { .string($0) })
  }

  private static func data(_ annotation: Annotation) -> JSONTree {
    guard !annotation.customData.isEmpty else { return .null }
    return .object(
      annotation.customData.inOrderOfKeys.map { .init($0.key.text, .string($0.value.text)) })
  }

  private typealias Own = (type: String, members: [(String, JSONTree)])

  private static func own(
    _ a: Annotation, _ image: (key: String, type: String)?, _ references: InstantReferences
  ) -> Own? {
    // A note that replies would be a comment in Instant JSON, which is something different.
    guard a.replyTo == nil || a.type != .text else { return nil }
    let name = InstantVocabulary.types.first { $0.type == a.type }?.name ?? ""
    switch a.type {
    case .highlight, .underline, .squiggly, .strikeOut: return (name, markup(a))
    case .redact: return (name, redaction(a))
    case .ink: return (name, ink(a))
    case .freeText: return (name, text(a))
    case .text:
      let icon = a.icon ?? "Note"
      let word = InstantVocabulary.icons.contains(icon) ? icon : "Note"
      return (
        name,
        [
          ("text", InstantText.tree(a.contents, version: version)),
          ("icon", .string(word.prefix(1).lowercased() + word.dropFirst())),
          ("color", InstantValue.color(a.color)),
        ]
      )
    case .link:
      return (
        name,
        [
          ("action", a.action.flatMap { InstantAction.tree($0, references) } ?? .null),
          ("borderColor", InstantValue.color(a.color)),
        ] + border(a) + note(a)
      )
    case .square, .circle: return (name, shape(a))
    case .line:
      guard a.line.count == 2 else { return nil }
      return (
        name,
        [
          ("startPoint", InstantValue.point(a.line[0])),
          ("endPoint", InstantValue.point(a.line[1])),
        ] + caps(a) + shape(a)
      )
    case .polyLine:
      return (name, [("points", InstantValue.points(a.vertices))] + caps(a) + shape(a))
    case .polygon: return (name, [("points", InstantValue.points(a.vertices))] + shape(a))
    case .stamp: return stamp(a, image)
    default: return nil
    }
  }

  private static func note(_ a: Annotation) -> [(String, JSONTree)] {
    [("note", InstantValue.text(a.contents))]
  }

  private static func blend(_ a: Annotation) -> [(String, JSONTree)] {
    [("blendMode", a.multiplies ? "multiply" : .null)]
  }

  private static func markup(_ a: Annotation) -> [(String, JSONTree)] {
    [
      ("rects", .array(a.quads.map { InstantValue.rect($0.bounds) })),
      ("color", InstantValue.color(a.color)),
    ] + blend(a) + note(a)
  }

  private static func redaction(_ a: Annotation) -> [(String, JSONTree)] {
    let rects = a.quads.isEmpty ? [a.rect] : a.quads.map(\.bounds)
    return [
      ("rects", .array(rects.map(InstantValue.rect))),
      ("fillColor", InstantValue.color(a.interiorColor)),
      ("outlineColor", InstantValue.color(a.color)),
      ("overlayText", InstantValue.text(a.overlayText)),
      ("color", InstantValue.color(a.text?.color)),
    ] + note(a)
  }

  private static func ink(_ a: Annotation) -> [(String, JSONTree)] {
    let intensities = a.strokes.enumerated().map { index, stroke -> JSONTree in
      let known = a.pressures.indices.contains(index) ? a.pressures[index] : []
      return .array(
        stroke.indices.map { InstantValue.number(known.indices.contains($0) ? known[$0] : 0.5) })
    }
    return [
      (
        "lines",
        ["points": .array(a.strokes.map(InstantValue.points)), "intensities": .array(intensities)]
      ),
      ("lineWidth", InstantValue.number(a.border.width)),
      ("strokeColor", InstantValue.color(a.color)),
      ("isDrawnNaturally", .bool(!a.pressures.isEmpty)),
    ] + blend(a) + note(a)
  }

  private static func caps(_ a: Annotation) -> [(String, JSONTree)] {
    guard a.lineEndings.count == 2 else { return [] }
    let words = a.lineEndings.map {
      InstantVocabulary.word($0, in: InstantVocabulary.caps) ?? "none"
    }
    return [("lineCaps", ["start": .string(words[0]), "end": .string(words[1])])]
  }

  private static func shape(_ a: Annotation) -> [(String, JSONTree)] {
    let isDashed = a.border.style == "D"
    return [
      ("strokeColor", InstantValue.color(a.color)),
      ("strokeWidth", InstantValue.number(a.border.width)),
      ("strokeDashArray", isDashed ? .array(a.border.dash.map(InstantValue.number)) : .null),
      ("fillColor", InstantValue.color(a.interiorColor)),
      (
        "cloudyBorderIntensity",
        a.border.cloudiness > 0 ? InstantValue.number(a.border.cloudiness) : .null
      ),
    ] + measure(a) + blend(a) + note(a)
  }

  private static func measure(_ a: Annotation) -> [(String, JSONTree)] {
    guard let measure = a.measure else { return [] }
    let precision = InstantVocabulary.precisions.min {
      ($0.value - measure.precision).magnitude < ($1.value - measure.precision).magnitude
    }
    return [
      (
        "measurementScale",
        [
          "from": 1, "to": .number(measure.unitsPerPoint * 72), "unitFrom": "in",
          "unitTo": .string(measure.unit),
        ]
      ),
      ("measurementPrecision", InstantValue.text(precision?.word)),
    ]
  }
}
