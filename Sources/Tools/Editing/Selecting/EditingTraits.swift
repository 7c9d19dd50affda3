// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The operations that annotations of a type support.
struct EditingTraits {
  enum ResizeDrag { case none, free, keepsAspect }

  var moves = true
  var resizing = ResizeDrag.free
  /// The angle in degrees to whose multiples a rotation snaps; `nil` if it cannot be rotated.
  var turnSnap: Double?
  /// The members of its style that can be changed.
  var style: Set<StyleMember> = []
  /// The commands of its menu besides those of all annotations.
  var commands: [EditingCommand] = [.note]
  var isFlattened = true
  var isCopied = true

  init(_ annotation: Annotation) {
    self = EditingTraits.byType[annotation.type] ?? EditingTraits.fixed
    if annotation.type == .redact, !annotation.quads.isEmpty {
      // A redaction of text lies on its text; `init(_:in:)` knows those that do not.
      moves = false
      resizing = .none
    }
    if annotation.flags.contains(.noRotate) { turnSnap = nil }
    if annotation.measure != nil { commands.append(.calibrate) }
    if annotation.showsPicture { commands.insert(.crop, at: 0) }
    if !style.isEmpty { commands.insert(.style, at: 0) }
  }

  private init(_ style: Set<StyleMember>, _ change: (inout EditingTraits) -> Void = { _ in }) {
    self.style = style
    change(&self)
  }

  /// The traits of types with contents of their own.
  private static let fixed = EditingTraits([]) {
    $0.moves = false
    $0.resizing = .none
    $0.commands = []
  }
  private static let medium = EditingTraits([]) {
    $0.moves = false
    $0.resizing = .none
    $0.isFlattened = false
    $0.isCopied = false
  }
  private static let lines: Set<StyleMember> = [.color, .opacity, .border]
  private static let shape = EditingTraits(lines.union([.interiorColor]))
  private static let line = EditingTraits(lines.union([.interiorColor, .lineEndings]))

  private static func markup(_ style: Set<StyleMember>) -> EditingTraits {
    EditingTraits(style) {
      $0.moves = false
      $0.resizing = .none
      $0.commands = [.note, .copyText, .asHighlight, .asUnderline, .asSquiggly, .asStrikeOut]
      $0.isCopied = false
    }
  }

  private static let byType: [AnnotationType: EditingTraits] = [
    .text: EditingTraits([.color, .opacity, .icon]) { $0.resizing = .none },
    .freeText: EditingTraits(lines.union([.interiorColor, .font, .align, .lineEndings])) {
      $0.turnSnap = 90
      $0.commands = [.edit]
    },
    .line: line, .polyLine: line,
    .square: shape, .circle: shape, .polygon: shape,
    .ink: EditingTraits(lines), .caret: EditingTraits([.color, .opacity]),
    .highlight: markup([.color, .opacity]), .underline: markup(lines),
    .squiggly: markup(lines), .strikeOut: markup(lines),
    .stamp: EditingTraits([.color, .opacity]) {
      $0.resizing = .keepsAspect
      $0.turnSnap = 45
    },
    .redact: EditingTraits(lines.union([.interiorColor, .font, .align, .overlayText])) {
      $0.commands = [.apply]
      $0.isFlattened = false
      $0.isCopied = false
    },
    .fileAttachment: EditingTraits([.color, .opacity, .icon]) {
      $0.resizing = .none
      $0.isCopied = false
    },
    .sound: EditingTraits([.color, .opacity, .icon]) {
      $0.resizing = .none
      $0.isFlattened = false
      $0.isCopied = false
    },
    .movie: medium, .richMedia: medium, .screen: medium,
    .widget: EditingTraits([]) {
      $0.commands = [.properties]
      $0.isFlattened = false
      $0.isCopied = false
    },
    .link: EditingTraits([]) {
      $0.commands = [.linkTarget, .linkToPlace]
      $0.isFlattened = false
    },
  ]
}

extension EditingTraits {
  /// The operations that an annotation of the document supports. A redaction of one upright quad that does
  /// not mark a piece of text is an area, which can be moved and resized.
  init(_ annotation: Annotation, in context: any ToolContext) throws(ToolError) {
    self.init(annotation)
    guard annotation.type == .redact, let quad = annotation.quads.first,
      annotation.quads.count == 1, areNear(quad.points, Quad(quad.bounds).points)
    else { return }
    let text = try context.text(onPage: annotation.pageIndex)
    let marked = text.range(markedBy: [quad]).map(text.quads(of:)) ?? []
    if marked.count == 1, areNear(marked[0].bounds.corners, quad.bounds.corners) { return }
    moves = true
    resizing = .free
  }

  /// The annotations that can be moved.
  static func movable(
    _ annotations: [Annotation], in context: any ToolContext
  ) throws(ToolError) -> [Annotation] {
    var movable: [Annotation] = []
    for annotation in annotations where try EditingTraits(annotation, in: context).moves {
      movable.append(annotation)
    }
    return movable
  }
}

/// Whether points are equal but for rounding, in any order.
private func areNear(_ points: [Point], _ others: [Point]) -> Bool {
  points.allSatisfy { point in others.contains { $0.distance(to: point) < 0.1 } }
}
