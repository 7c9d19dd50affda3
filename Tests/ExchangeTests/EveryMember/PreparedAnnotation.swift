// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

@testable import Engine

/// An annotation of each type that has a member, with that member set to something other than its
/// default, and with what the member needs beside it.
struct PreparedAnnotation {
  let member: AnnotationMember
  let annotation: Annotation

  /// The annotations that others reply to, are grouped with, and are the windows of.
  static let targets: [Annotation] = {
    var targets = ["target", "parent1", "parent2", "parent3"].map {
      Annotation(id: $0, type: .text, pageIndex: 0, rect: Rect(5, 5, 25, 25))
    }
    for index in targets.indices { targets[index].flags = .print }
    return targets
  }()

  /// What follows from the place, from other members, or from the file.
  static let derived: Set<String> = [
    "id", "type", "pageIndex", "popup", "measured", "hasAppearance", "isGrouped",
    // A request of its own puts annotations on layers.
    "layer",
    // It follows from the appearance, and exists only if the angle is not a multiple of 90 degrees.
    "uprightSize",
  ]

  static let all: [PreparedAnnotation] = AnnotationMember.all
    .filter { !derived.contains($0.name) }
    .flatMap { row in
      (row.types ?? row.entry?.types.intersection([.square]) ?? [.square])
        .sorted { $0.rawValue < $1.rawValue }.map { PreparedAnnotation(row, $0) }
    }

  private init(_ row: AnnotationMember, _ type: AnnotationType) {
    member = row
    // A member may have two rows: one for the log, and one for the wire.
    let kind = if case .never = row.member.presence { "stored" } else { "told" }
    let isNote = row.name == "state"
    var new = Annotation(
      id: "\(type.rawValue)-\(row.name)-\(kind)", type: isNote ? .text : type, pageIndex: 0,
      rect: Rect(20, 20, 80, 60))
    new.flags = .print
    PreparedAnnotation.shape(&new)
    PreparedAnnotation.set(row, in: &new)
    // A frame without a colour is not drawn, and has no width.
    if row.name == "border" { new.color = Color(components: [1, 0, 0]) }
    annotation = new
  }

  /// Gives an annotation what its type needs.
  private static func shape(_ new: inout Annotation) {
    switch new.type {
    case .highlight, .underline, .squiggly, .strikeOut: new.quads = [Quad(Rect(20, 30, 80, 40))]
    case .line: new.line = [Point(20, 20), Point(80, 60)]
    case .polygon, .polyLine: new.vertices = [Point(20, 20), Point(80, 20), Point(80, 60)]
    case .ink: new.strokes = [[Point(20, 20), Point(80, 60)]]
    case .stamp: new.icon = "Approved"
    case .link: new.action = Action(.named("NextPage"))
    case .popup: new.parent = "parent1"
    case .fileAttachment: new.attachment = .init(name: "a", bytes: [9])
    case .sound: new.sound = .init(rate: 8000, bytes: [1, 2])
    default: break
    }
  }

  private static func set(_ row: AnnotationMember, in new: inout Annotation) {
    switch row.name {
    case "rect": new.rect = Rect(30, 30, 90, 90)
    case "replyTo", "group":
      new.replyTo = "target"
      new.isGrouped = row.name == "group"
    case "state":
      (new.replyTo, new.state) = ("target", ReviewState("Accepted"))
    case "parent": new.parent = "parent2"
    case "open":
      new.isOpen = true
      if new.type == .popup { new.parent = "parent3" }
    case "lineEndings":
      new.lineEndings = ["OpenArrow", "Circle"]
      if new.type == .freeText {
        new.lineEndings = ["Circle"]
        new.callout = [Point(5, 90), Point(20, 60)]
      }
    case "strokes", "pressures":
      new.strokes = [[Point(20, 20), Point(60, 30), Point(80, 60)]]
      if row.name == "pressures" { new.pressures = [[0.25, 0.5, 1]] }
    case "line": new.line = [Point(30, 30), Point(90, 50)]
    case "vertices": new.vertices = [Point(20, 20), Point(60, 20.5), Point(70, 70)]
    case "callout", "textBox":
      new.callout = [Point(5, 90), Point(20, 60)]
      new.textBox = new.rect
    case "richText":
      new.richText =
        "<?xml version=\"1.0\"?><body xmlns=\"http://www.w3.org/1999/xhtml\"><p>Rich</p></body>"
    case "crop": (new.picture, new.crop) = (.image(Samples.png), Rect(0.25, 0, 1, 0.5))
    case "uprightSize":
      (new.rotation, new.uprightSize) = (30, Size(40, 20))
      new.picture = new.type == .stamp ? .mark(.cross) : nil
      new.rect = Annotation.bounds(of: Size(40, 20), turnedBy: 30, around: Point(60, 60))
    case "rotation":
      new.rotation = 90
      new.picture = new.type == .stamp ? .mark(.cross) : nil
    case "align", "font", "text":
      var style = Annotation.TextStyle()
      (style.font, style.size, style.alignment) = ("Times", 9.5, .center)
      new.text = style
    default: _ = row.member.setSample(in: &new)
    }
  }
}
