// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
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
      // A redaction of text lies on its text.
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
